import { brotliCompressSync, constants } from 'node:zlib';
import type { MeasureFiles } from './refineChunks.ts';

/** Imports and exports between pieces, which a chunk does not have for its own pieces. */
const links = /import(?:\{[^}]*\}from)?"[^"]*";|export\{[^}]*\};?/g;

/** Size at the quality that files are served with, relative to the one that is fast enough to plan with. */
const bestQuality = 0.95;

/**
 * Returns a function for the Brotli size of pieces in one file, without their imports and exports.
 * @param code minified code by file
 */
export function measureCode(code: ReadonlyMap<string, string>): MeasureFiles {
  const texts = new Map([...code].map(([file, text]) => [file, text.replace(links, '')]));
  return (files) => {
    const text = files.map((file) => texts.get(file) ?? '').join('');
    if (text === '') return 0;
    return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length * bestQuality;
  };
}
