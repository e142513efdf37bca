/** The smallest files that are what they say, by content. */
export const pdf = (text = 'resume'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);

/** An OLE compound file with one stream in its directory. */
export const doc = (stream = 'WordDocument'): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

const zipEntry = (name: string, size: number, isDirectory: boolean): Buffer => {
  const header = Buffer.alloc(isDirectory ? 46 : 30);
  header.writeUInt32LE(isDirectory ? 0x02014b50 : 0x04034b50);
  header.writeUInt32LE(size, isDirectory ? 24 : 22);
  header.writeUInt16LE(name.length, isDirectory ? 28 : 26);
  return Buffer.concat([header, Buffer.from(name)]);
};

/** A zip archive of one empty file. @param size what the archive says it unpacks to */
export const docx = (name = 'word/document.xml', size = 0): Buffer => {
  const local = zipEntry(name, 0, false);
  const directory = zipEntry(name, size, true);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
};
