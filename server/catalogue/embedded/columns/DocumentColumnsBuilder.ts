import type { DocumentColumnsData, DocumentFieldData } from './DocumentColumns.ts';
import { storedForm } from './DocumentColumns.ts';
import { GrowingList } from './GrowingList.ts';
import { sharedCodes, sharedUint32, sharedUint8 } from './sharedArrays.ts';
import { bufferOver } from './SharedTexts.ts';

/** Bytes of the first block of a field; each next one is twice as large, up to the largest. */
const firstBlock = 256;
const largestBlock = 4 * 1024 * 1024;
/** Values seen before a field may be treated as nearly all distinct. */
const tried = 1000;

/** Collects one field of documents. */
class FieldBuilder {
  /** Number of each value that may repeat; null once values turn out to be distinct (ids, descriptions). */
  private known: Map<unknown, number> | null = new Map();
  private readonly numbers = new GrowingList();
  private readonly ends = new GrowingList();
  private lastValue: unknown = undefined;
  private lastNumber = 0;
  private readonly blocks: { bytes: Buffer; first: number; used: number }[] = [];

  /** @param document index of the document in reading order */
  add(document: number, value: unknown): void {
    while (this.numbers.length < document) this.numbers.push(0); // documents that lack the field
    // Many documents repeat the value of the previous one, most often none.
    if (value === this.lastValue && this.lastNumber > 0) {
      this.numbers.push(this.lastNumber);
      return;
    }
    this.lastNumber = this.numberFor(document, value);
    this.lastValue = value;
    this.numbers.push(this.lastNumber);
  }

  private numberFor(document: number, value: unknown): number {
    const isObject = typeof value === 'object' && value !== null;
    const stored = isObject ? storedForm(value) : null;
    // The key of a list or record is its JSON, with a prefix that no text of a feed begins with.
    const key = stored === null ? value : `\0${stored}`;
    let number = this.known?.get(key);
    if (number === undefined) {
      number = this.store(stored ?? storedForm(value));
      this.known?.set(key, number);
      if (number > tried && number * 2 > document) this.known = null;
    }
    return number;
  }

  private store(stored: string): number {
    const number = this.ends.length + 1;
    let block = this.blocks.at(-1);
    // a UTF-16 unit takes at most three bytes in UTF-8
    if (!block || block.bytes.length - block.used < stored.length * 3) {
      const size = Math.min(largestBlock, block ? block.bytes.length * 2 : firstBlock);
      const bytes = Math.max(size, stored.length * 3);
      block = { bytes: bufferOver(sharedUint8(bytes)), first: number, used: 0 };
      this.blocks.push(block);
    }
    block.used += block.bytes.write(stored, block.used);
    this.ends.push(block.used);
    return number;
  }

  finish(documentOfRow: Uint32Array): DocumentFieldData {
    const rowCount = documentOfRow.length;
    const numbers = sharedCodes(rowCount, this.ends.length);
    for (let row = 0; row < rowCount; row++) {
      const document = documentOfRow[row] as number;
      numbers[row] = document < this.numbers.length ? this.numbers.get(document) : 0;
    }
    const ends = sharedUint32(this.ends.length);
    ends.set(this.ends.values());
    const firsts = sharedUint32(this.blocks.length);
    firsts.set(this.blocks.map(({ first }) => first));
    // what is in a block never changes, so that all indexes of a builder share it
    const blocks = this.blocks.map(({ bytes, used }) => new Uint8Array(bytes.buffer, bytes.byteOffset, used));
    return { numbers, blocks, firsts, ends };
  }
}

/** Stores documents by field as they are read. */
export class DocumentColumnsBuilder {
  private readonly fields = new Map<string, FieldBuilder>();
  private count = 0;

  add(document: object): void {
    for (const [name, value] of Object.entries(document) as [string, unknown][]) {
      if (value === undefined) continue;
      let field = this.fields.get(name);
      if (!field) {
        field = new FieldBuilder();
        this.fields.set(name, field);
      }
      field.add(this.count, value);
    }
    this.count += 1;
  }

  /** @param documentOfRow index of each row's document in reading order */
  finish(documentOfRow: Uint32Array): DocumentColumnsData {
    const fields = new Map([...this.fields].map(([name, field]) => [name, field.finish(documentOfRow)]));
    return { rowCount: documentOfRow.length, fields };
  }
}
