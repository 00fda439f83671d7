import { GrowingList } from './GrowingList.ts';

/** Checksum of the data that a list shows of its documents; lists with equal checksums count as equal. */
export class ListVersion {
  private readonly sums = new GrowingList();

  add(texts: readonly string[]): void {
    let sum = 5381;
    let other = 52_711;
    for (const text of texts) {
      for (let at = 0; at < text.length; at += 1) {
        sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) | 0;
        other = (Math.imul(other, 31) + text.charCodeAt(at)) | 0;
      }
    }
    this.sums.push(sum >>> 0);
    this.sums.push(other >>> 0);
  }

  /** Version of the list in row order. */
  of(documentOfRow: Uint32Array): string {
    let sum = 5381;
    let other = 52_711;
    for (const document of documentOfRow) {
      sum = (Math.imul(sum, 33) ^ this.sums.get(document * 2)) | 0;
      other = (Math.imul(other, 31) + this.sums.get(document * 2 + 1)) | 0;
    }
    return `${documentOfRow.length}-${(sum >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
  }
}
