// The page as one file, to be opened from a disk: script, styles, font and drawings stand in it, and its policy allows
// nothing else, neither from the network nor from the data.
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

export function singleFile(page: string, fileName: string): Plugin {
  return {
    name: 'seasalt-single-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunk = files.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk;
      const html = asset(files, page);
      const sheet = asset(files, '.css');
      const loaded = [...chunk.imports, ...chunk.dynamicImports];
      if (loaded.length) throw new Error(`${fileName} would load ${loaded.join(', ')}`);
      const script = chunk.code.replaceAll('</script', '<\\/script');
      const style = String(sheet.source);
      const policy = [
        "default-src 'none'",
        `script-src ${digest(script)}`,
        `style-src ${digest(style)}`,
        'img-src data:',
        'font-src data:',
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; ');
      const source = String(html.source)
        .replace(/<(script|link)[^>]*(crossorigin)[^>]*>(<\/script>)?/g, '')
        .replace('<head>', `<head><meta http-equiv="content-security-policy" content="${policy}">`)
        .replace('</head>', () => `<style>${style}</style></head>`)
        .replace('</body>', () => `<script type="module">${script}</script></body>`);
      for (const file of files) delete bundle[file.fileName];
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function asset(files: (Rolldown.OutputAsset | Rolldown.OutputChunk)[], ending: string): Rolldown.OutputAsset {
  const [found, ...more] = files.filter((file) => file.fileName.endsWith(ending));
  if (found?.type !== 'asset' || more.length) throw new Error(`There is not one ${ending}.`);
  return found;
}

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
