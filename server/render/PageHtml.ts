import { finished } from 'node:stream/promises';
import { Readable, Writable } from 'node:stream';

/**
 * HTML of a page while React writes it: a stream for one visitor, and the whole for the cache.
 * Neither waits for the other. What the visitor has yet to read is in memory once, as a part of the whole.
 */
export class PageHtml extends Writable {
  /** For the visitor, if there is one. */
  readonly stream = new Readable({ read: () => undefined });
  /** The complete page. Rejects with what cut it off. */
  readonly whole: Promise<Buffer>;
  readonly #pieces: Buffer[] = [];

  constructor() {
    super();
    this.whole = finished(this).then(() => Buffer.concat(this.#pieces));
    // a page without a visitor, such as a renewal, has no reader of its errors
    this.whole.catch(() => undefined);
    this.stream.on('error', () => undefined);
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    this.stream.push(piece);
    done();
  }

  override _final(done: () => void): void {
    this.stream.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.writableFinished) this.stream.destroy(error ?? new Error('The page was cut off.'));
    done(error);
  }
}
