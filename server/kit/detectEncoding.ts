/**
 * Detects the encoding of the first bytes of a file; undefined for UTF-8.
 * The result is a name for TextDecoder and iconv. Bytes that are not UTF-8 and have no byte order mark are
 * windows-1252. A declared encoding that TextDecoder does not know is left to the bytes.
 */
export function detectEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  if (declared !== undefined && !/^utf-?8$/i.test(declared) && isKnown(declared)) return declared.toLowerCase();
  try {
    // stream: a sample may end in the middle of a character
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return undefined;
  } catch {
    return 'windows-1252';
  }
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}
