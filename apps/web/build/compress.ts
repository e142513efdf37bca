import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const text = /\.(js|css|html)$/;

/** Writes each text of the build compressed beside it, as small as it gets: once here instead of at each request. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => text.test(fileName));
    const write = async (file: (typeof files)[number]) => {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      const path = join(dir, file.fileName);
      await writeFile(`${path}.br`, await brotli(content));
      await writeFile(`${path}.gz`, await gz(content, { level: 9 }));
    };
    await Promise.all(files.map(write));
  },
});
