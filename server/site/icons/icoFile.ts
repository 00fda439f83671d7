/** A square PNG picture. */
export interface SquarePng {
  /** px, at most 256. */
  side: number;
  bytes: Buffer;
}

/** An .ico file of PNG pictures. @see https://en.wikipedia.org/wiki/ICO_(file_format) */
export function icoFile(pictures: readonly SquarePng[]): Buffer {
  const headerBytes = 6 + 16 * pictures.length;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes;
  for (const [at, { side, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    header.writeUInt8(side % 256, entry);
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}
