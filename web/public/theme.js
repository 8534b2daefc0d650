// Before anything is painted: who has chosen the night is not shown the day first.
try {
  const { theme } = JSON.parse(localStorage.getItem('seasalt.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // then the system decides
}
