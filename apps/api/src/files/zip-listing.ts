import { inflateRawSync } from 'node:zlib';

/** One entry of a zip archive as its central directory tells it. */
export type ZipEntry = {
  readonly name: string;
  /** Unpacked, as the archive claims. */
  readonly size: number;
  readonly packedSize: number;
  readonly method: number;
  /** Where its own header begins. */
  readonly at: number;
};

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const headerLength = 30;
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
      packedSize: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      at: bytes.readUInt32LE(at + 42),
    });
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

const stored = 0;
const deflated = 8;

const unpack = (
  bytes: Buffer,
  { at, packedSize, method }: ZipEntry,
  maxBytes: number,
): Buffer | undefined => {
  if (at + headerLength > bytes.length) return undefined;
  const start = at + headerLength + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (method === stored) return packed;
  return method === deflated ? inflateRawSync(packed, { maxOutputLength: maxBytes }) : undefined;
};

const isTooMuch = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';

/**
 * Unpacks one entry of a zip archive, never more than `maxBytes` of it, whatever the archive claims.
 * @returns 'too-much' when there is more; undefined when there is no such entry or it is broken
 */
export const readZipEntry = (
  bytes: Buffer,
  name: string,
  maxBytes: number,
): Buffer | 'too-much' | undefined => {
  const entry = listZip(bytes)?.find((one) => one.name === name);
  try {
    return entry && unpack(bytes, entry, maxBytes);
  } catch (error) {
    return isTooMuch(error) ? 'too-much' : undefined;
  }
};
