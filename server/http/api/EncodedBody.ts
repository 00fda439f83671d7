import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Smaller bodies are sent uncompressed: compressed they would need as many packets. */
const minCompressedBytes = 1024;
/** Levels 4 of 11 and 4 of 9: a response of 140 kB takes a millisecond. */
const quickBrotli = 4;
const quickGzip = 4;

/**
 * A text body that is cached compressed and sent many times.
 * It starts in one encoding; others are created when a client first needs them. All work is done in Node's thread pool.
 */
export class EncodedBody {
  readonly #made = new Map<ContentEncoding, Promise<Buffer>>();
  readonly #first: { encoding: ContentEncoding; body: Buffer };
  #bytes: number;

  private constructor(encoding: ContentEncoding, body: Buffer) {
    this.#first = { encoding, body };
    this.#made.set(encoding, Promise.resolve(body));
    this.#bytes = body.length;
  }

  static async of(text: string, encoding: ContentEncoding): Promise<EncodedBody> {
    const plain = Buffer.from(text);
    if (plain.length < minCompressedBytes) return new EncodedBody('identity', plain);
    // cached compressed even if the first client accepts no compressed bodies
    const first = encoding === 'identity' ? 'gzip' : encoding;
    return new EncodedBody(first, await encode(plain, first));
  }

  /** Size of all encodings made so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The body for a client that accepts an encoding, with its actual encoding. An uncompressed body is not cached. */
  async as(accepted: ContentEncoding): Promise<{ encoding: ContentEncoding; body: Buffer }> {
    const encoding = this.#first.encoding === 'identity' ? 'identity' : accepted; // small bodies stay uncompressed
    const pending = this.#made.get(encoding);
    if (pending) return { encoding, body: await pending };
    if (encoding === 'identity') return { encoding, body: await decode(this.#first.body, this.#first.encoding) };
    const made = decode(this.#first.body, this.#first.encoding).then((plain) => encode(plain, encoding));
    this.#made.set(encoding, made);
    const body = await made;
    this.#bytes += body.length;
    return { encoding, body };
  }
}

function encode(plain: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(plain, { level: quickGzip });
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quickBrotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return toBrotli(plain, { params });
}

function decode(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  return encoding === 'br' ? fromBrotli(body) : fromGzip(body);
}

/** The best encoding that a client accepts. */
export function acceptedEncoding(request: Request): ContentEncoding {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

/** Sends a body with the headers of its encoding. */
export function sendEncoded(response: Response, { encoding, body }: { encoding: ContentEncoding; body: Buffer }): void {
  response.vary('Accept-Encoding');
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length)).end(body);
}
