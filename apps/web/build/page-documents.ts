import type { Plugin, Rolldown } from 'vite';
import { wideMedia } from '../src/core/wide-media.ts';
import { type FirstParts, firstParts } from './first-parts.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

const chunkOf = (bundle: Bundle, part: string): Chunk => {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${part}`)));
  if (found === undefined) throw new Error(`The build has no ${part} any more: first-parts.ts`);
  return found;
};

/** These chunks and all that they import. */
const withImports = (bundle: Bundle, chunks: readonly Chunk[], seen = new Set<Chunk>()): Set<Chunk> => {
  for (const chunk of chunks.filter((one) => !seen.has(one))) {
    seen.add(chunk);
    const imported = chunk.imports.map((file) => bundle[file]).filter((file) => file?.type === 'chunk');
    withImports(bundle, imported, seen);
  }
  return seen;
};

/**
 * Links that have the browser fetch a page's files right after the start, which would name them only once it has run. Not
 * before it: without the start nothing shows at all.
 */
const linksTo = (chunks: readonly Chunk[], media = ''): string =>
  chunks
    .flatMap(({ fileName, viteMetadata }) => [
      `<link rel="modulepreload" fetchpriority="low"${media} href="/${fileName}">`,
      ...[...(viteMetadata?.importedCss ?? [])].map(
        (css) => `<link rel="preload" as="style" crossorigin fetchpriority="low"${media} href="/${css}">`,
      ),
    ])
    .map((link) => `    ${link}\n`)
    .join('');

const linksOf = (bundle: Bundle, { parts, wide = [] }: FirstParts): string => {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  const started = withImports(bundle, entries);
  const filesOf = (names: readonly string[], here: ReadonlySet<Chunk>) => {
    const chunks = names.map((name) => chunkOf(bundle, name));
    return [...withImports(bundle, chunks)].filter((chunk) => !here.has(chunk));
  };
  const first = filesOf(parts, started);
  const beside = filesOf(wide, new Set([...started, ...first]));
  return linksTo(first) + linksTo(beside, ` media="${wideMedia}"`);
};

/**
 * Has what the first calls are made with run as soon as it is here. The start imports it, so that Vite names it as one of
 * the start's files; but it waits for none of them.
 */
const runAhead = (html: string, bundle: Bundle): string => {
  const { fileName } = chunkOf(bundle, 'app/ahead.ts');
  const link = `<link rel="modulepreload" crossorigin href="/${fileName}">`;
  if (!html.includes(link)) throw new Error('The document no longer names app/ahead.ts: page-documents.ts');
  const script = `<script type="module" async fetchpriority="high" crossorigin src="/${fileName}"></script>`;
  return html
    .replace(`    ${link}\n`, '')
    .replace('<script type="module"', `${script}\n    <script type="module"`);
};

/** Writes for each address where people begin a document of its own, `pages/dashboard.html`, beside the one for all. */
export const pageDocuments = (): Plugin => ({
  name: 'page-documents',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('The build has no index.html.');
    const html = runAhead(String(index.source), bundle);
    index.source = html;
    for (const [path, parts] of Object.entries(firstParts))
      this.emitFile({
        type: 'asset',
        fileName: `pages${path.toLowerCase()}.html`,
        source: html.replace('  </head>', `${linksOf(bundle, parts)}  </head>`),
      });
  },
});
