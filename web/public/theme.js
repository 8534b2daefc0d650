// Runs before the first paint, so that a page in the dark theme does not flash in the light one.
try {
  const { theme } = JSON.parse(localStorage.getItem('seasalt.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // then the system decides
}
