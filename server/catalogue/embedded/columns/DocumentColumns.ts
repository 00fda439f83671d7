import { LRUCache } from 'lru-cache';
import { bufferOver } from './SharedTexts.ts';

/** Parsed values of a field are cached if it has at most so many distinct ones. */
const maxStored = 4096;
/** Cached documents per list of fields: those that visitors view most. */
const maxReadDocuments = 2000;
/** First byte of a text stored as plain UTF-8; anything else is JSON. */
const textMark = 0x22;

/** One field of all documents in shared memory. */
export interface DocumentFieldData {
  /** 1-based number of each row's value; 0 when the document lacks the field. */
  numbers: Uint16Array | Uint32Array;
  /** The distinct values in sequence; a value lies within one block. */
  blocks: Uint8Array[];
  /** Number of the first value of each block. */
  firsts: Uint32Array;
  /**
   * End of each value (number - 1) in its block.
   * A value starts at the end of the one before, or at the start of the block.
   */
  ends: Uint32Array;
}

export interface DocumentColumnsData {
  rowCount: number;
  fields: Map<string, DocumentFieldData>;
}

/** Encodes a value for storage: a text with a mark before it (which needs no parsing), or JSON. */
export function storedForm(value: unknown): string {
  return typeof value === 'string' ? `"${value}` : JSON.stringify(value);
}

class DocumentField {
  private readonly blocks: Buffer[];
  private readonly kept: unknown[] | null;

  constructor(private readonly data: DocumentFieldData) {
    this.blocks = data.blocks.map(bufferOver);
    this.kept = data.ends.length <= maxStored ? new Array<unknown>(data.ends.length) : null;
  }

  /** undefined when the document lacks the field. */
  valueOf(row: number): unknown {
    const number = this.data.numbers[row] ?? 0;
    if (number === 0) return undefined;
    const cached = this.kept?.[number - 1];
    if (cached !== undefined) return cached;
    const value = this.parsed(number);
    if (this.kept) this.kept[number - 1] = value;
    return value;
  }

  private parsed(number: number): unknown {
    const { firsts, ends } = this.data;
    let block = 0;
    let after = firsts.length;
    while (after - block > 1) {
      const middle = (block + after) >>> 1;
      if ((firsts[middle] ?? 0) <= number) block = middle;
      else after = middle;
    }
    const bytes = this.blocks[block];
    if (!bytes) return undefined;
    const start = firsts[block] === number ? 0 : (ends[number - 2] ?? 0);
    const end = ends[number - 1] ?? 0;
    if (bytes[start] === textMark) return bytes.toString('utf8', start + 1, end);
    return JSON.parse(bytes.toString('utf8', start, end));
  }
}

/**
 * The documents of an index, stored by field.
 * Equal values are stored once, and only requested fields are parsed. Returned values may be shared between responses:
 * do not modify them.
 */
export class DocumentColumns<T extends object> {
  readonly rowCount: number;
  private readonly fields: ReadonlyMap<string, DocumentField>;
  /** By list of fields (the array object itself) and row. */
  private readonly documents = new WeakMap<readonly string[], LRUCache<number, Partial<T>>>();

  constructor(data: DocumentColumnsData) {
    this.rowCount = data.rowCount;
    this.fields = new Map([...data.fields].map(([name, field]) => [name, new DocumentField(field)]));
  }

  /**
   * Reads the document of a row with these fields; with all of them when the list is empty.
   * It is frozen, and the same object for the same list of fields while it is cached.
   */
  read(row: number, names: readonly string[]): Partial<T> {
    let cached = this.documents.get(names);
    if (!cached) {
      cached = new LRUCache({ max: maxReadDocuments });
      this.documents.set(names, cached);
    }
    const document = cached.get(row) ?? Object.freeze(this.assemble(row, names));
    cached.set(row, document);
    return document;
  }

  private assemble(row: number, names: readonly string[]): Partial<T> {
    const document: Record<string, unknown> = {};
    for (const name of names.length === 0 ? this.fields.keys() : names) {
      const value = this.fields.get(name)?.valueOf(row);
      if (value !== undefined) document[name] = value;
    }
    return document as Partial<T>;
  }

  /** Text of a field; "" when the document lacks it. */
  textOf(row: number, name: string): string {
    const value = this.fields.get(name)?.valueOf(row);
    return typeof value === 'string' ? value : '';
  }
}
