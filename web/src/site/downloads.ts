// A link that downloads something from the server's API: here the table is asked, and the file made of its answer.

import { askTable } from './table';

export function serveDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const href = link && link.download && link.getAttribute('href');
    if (!href || !href.startsWith('/api/')) return;
    event.preventDefault();
    void save(href, link.download);
  });
}

async function save(path: string, name: string): Promise<void> {
  const { status, media, text } = await askTable('GET', path, '');
  if (status !== 200) return;
  const address = URL.createObjectURL(new Blob([text], { type: media }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
