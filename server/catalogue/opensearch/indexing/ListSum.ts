import { createHash } from 'node:crypto';

/** Bytes of a checksum: lists with equal checksums count as equal. */
const sumBytes = 12;

/** Order-independent checksum of the data that a list shows of its documents. */
export class ListSum {
  private count = 0;
  private sum = 0n;

  add(texts: readonly string[]): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(texts))
      .digest('hex')
      .slice(0, sumBytes * 2);
    this.sum = BigInt.asUintN(sumBytes * 8, this.sum + BigInt(`0x${hash}`));
    this.count += 1;
  }

  get version(): string {
    return `${this.count}-${this.sum.toString(36)}`;
  }
}
