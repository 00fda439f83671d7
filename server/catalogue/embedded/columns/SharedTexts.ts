import { sharedUint32, sharedUint8 } from './sharedArrays.ts';

/** A list of texts in shared memory. */
export interface SharedTexts {
  /** All texts in UTF-8, in sequence. */
  bytes: Uint8Array;
  /** Start of each text; one extra entry has the end of the last. */
  starts: Uint32Array;
}

export function shareTexts(texts: readonly string[]): SharedTexts {
  const starts = sharedUint32(texts.length + 1);
  let length = 0;
  for (const [place, text] of texts.entries()) {
    length += Buffer.byteLength(text);
    starts[place + 1] = length;
  }
  const bytes = sharedUint8(length);
  const writer = bufferOver(bytes);
  for (const [place, text] of texts.entries()) writer.write(text, starts[place] ?? 0);
  return { bytes, starts };
}

/** Wraps the same memory as a Node Buffer, which can decode and encode text in shared memory. */
export function bufferOver(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Decodes shared texts on demand. */
export class SharedTextList {
  private readonly bytes: Buffer;
  private readonly starts: Uint32Array;

  constructor(texts: SharedTexts) {
    this.bytes = bufferOver(texts.bytes);
    this.starts = texts.starts;
  }

  get size(): number {
    return this.starts.length - 1;
  }

  at(place: number): string {
    return this.bytes.toString('utf8', this.starts[place] ?? 0, this.starts[place + 1] ?? 0);
  }

  /** Texts from `from` to `to`, exclusive. */
  slice(from: number, to: number): string[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, place) => this.at(from + place));
  }
}
