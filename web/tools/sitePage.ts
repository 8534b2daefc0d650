// The page of the edition without a server: a host of plain files sends no content policy, so the page brings
// its own. `wasm-unsafe-eval` lets Python be compiled, and nothing else. The script that starts Python comes
// next: it does not wait for the rest of the page.
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function sitePage(): Plugin {
  const metas = [
    { 'http-equiv': 'content-security-policy', content: POLICY },
    { name: 'referrer', content: 'no-referrer' },
  ];
  return {
    name: 'seasalt-site-page',
    transformIndexHtml: {
      order: 'post',
      // before anything else in the head: a policy holds for what comes after it
      handler: (_html, { bundle }) => {
        const begin = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === 'begin',
        );
        if (!begin) throw new Error('There is no chunk “begin”.');
        const script = { type: 'module', async: true, crossorigin: true, src: `./${begin.fileName}` };
        return [
          ...metas.map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' as const })),
          { tag: 'script', attrs: script, injectTo: 'head-prepend' as const },
        ];
      },
    },
  };
}
