// Handed to `page.evaluate`: what sticks out of the window, or out of its button.
() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`);
  const named = (element) =>
    element.tagName.toLowerCase() + (element.className?.baseVal ?? element.className ?? '').toString()
      .split(/\s+/).filter(Boolean).map((name) => `.${name}`).join('');
  const hidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.sr, [hidden], dialog:not([open])') !== null;
  const scrolls = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each !== document.documentElement) return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
    const said = JSON.stringify(node.textContent.trim().slice(0, 40));
    if ((left < -1 || right > width + 1) && !scrolls(element))
      found.push(`${named(element)} ${said} is outside the window: ${Math.round(left)}..${Math.round(right)}`);
    const holder = element.closest('button, a, summary, [role=button], label, dialog, .btn');
    if (!holder || scrolls(element)) continue;
    const box = holder.getBoundingClientRect();
    if (getComputedStyle(holder).display !== 'inline' && (left < box.left - 1 || right > box.right + 1))
      found.push(`${named(element)} ${said} sticks out of ${named(holder)}`);
    for (let each = element; each !== holder.parentElement; each = each.parentElement) {
      const cut = /hidden|clip/.test(getComputedStyle(each).overflowX);
      if (cut && each.scrollWidth > each.clientWidth + 1) found.push(`${named(each)} ${said} is cut off`);
    }
  }
  return found;
}
