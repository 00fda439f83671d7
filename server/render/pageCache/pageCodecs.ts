import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import type { PageEncoding } from './acceptedEncoding.ts';

export type CompressedEncoding = Exclude<PageEncoding, 'identity'>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Levels of the first response: a page of 200 kB takes 1 to 2 ms in another thread. */
const firstLevels = { br: 4, gzip: 4 };
/** Best Brotli takes half a second for a page. */
const bestLevels = { br: 11, gzip: 9 };

/** Compresses a complete page in another thread. */
export function compressPage(body: Buffer, encoding: CompressedEncoding, best: boolean): Promise<Buffer> {
  const level = (best ? bestLevels : firstLevels)[encoding];
  return encoding === 'gzip' ? compressGzip(body, { level }) : compressBrotli(body, brotliOptions(level, body.length));
}

/** Compresses a page on its way to its visitor. Each piece is sent at once: there are as few as turns of React. */
export function createPageEncoder(encoding: CompressedEncoding): Transform {
  const level = firstLevels[encoding];
  return encoding === 'gzip'
    ? createGzip({ level, flush: constants.Z_SYNC_FLUSH })
    : createBrotliCompress({ ...brotliOptions(level), flush: constants.BROTLI_OPERATION_FLUSH });
}

/** @param bytes size of the page; 0 when it is not known yet */
function brotliOptions(level: number, bytes = 0): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  };
}
