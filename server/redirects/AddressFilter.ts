/**
 * Bloom filter with one hash, which excludes most texts that are not in a set.
 * It needs a few kilobytes of CPU cache. Nearly every request is for no old address, and a look-up in a large hash map
 * costs more the larger it is.
 */
export class AddressFilter {
  private readonly bits: Uint32Array;
  private readonly mask: number;

  constructor(texts: Iterable<string>, count: number) {
    // 16 to 32 bits per text: about one in 20 of the other texts passes
    const size = 2 ** Math.max(8, Math.ceil(Math.log2(count + 1)) + 4);
    this.bits = new Uint32Array(size / 32);
    this.mask = size - 1;
    for (const text of texts) {
      const place = hashText(text) & this.mask;
      this.bits[place >>> 5] = (this.bits[place >>> 5] ?? 0) | (1 << (place & 31));
    }
  }

  /** False only for a text that is not in the set. */
  mayHave(text: string): boolean {
    const place = hashText(text) & this.mask;
    return (((this.bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }
}

/** FNV-1a over the code units, its high bits mixed into the low ones. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
