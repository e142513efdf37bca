/** One entry of a zip archive as its central directory tells it. */
export type ZipEntry = { readonly name: string; readonly size: number };

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;

const findEnd = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  }
  return -1;
};

/**
 * Lists a zip archive without unpacking any of it.
 * @returns undefined when the bytes are no whole zip archive
 */
export const listZip = (bytes: Buffer): readonly ZipEntry[] | undefined => {
  const end = findEnd(bytes);
  if (end < 0) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + entryLength, at + entryLength + nameLength),
      size: bytes.readUInt32LE(at + 24),
    });
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};
