import type { Plugin } from 'vite';

const font = /figtree-latin-wght-normal\.woff2$/;

/** Has the browser fetch the font of all pages beside the styles that name it, not after them. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const found = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.originalFileNames.some((name) => font.test(name)),
      );
      if (found === undefined) throw new Error('The build has no such font any more: preload-font.ts');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${found.fileName}` };
      return [{ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }];
    },
  },
});
