import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { detectDelimiter } from '../../kit/detectDelimiter.ts';
import { detectEncoding } from '../../kit/detectEncoding.ts';
import { readFeedRows } from '../feed/source/readFeedRows.ts';
import { isRowProblem } from '../feed/FeedRow.ts';
import type { FeedRow } from '../feed/FeedRow.ts';
import { FeedRefusedError } from '../feed/FeedRefusedError.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { findRowElement, findRowList } from './rowPlace.ts';

const sampleBytes = 4 * 1024 * 1024;
const maxRows = 1000;

/** Format of a feed, as members of its mapping. */
export interface FeedForm {
  format: 'csv' | 'ndjson' | 'json' | 'xml';
  row?: string;
  rows?: string;
  encoding?: string;
  csv?: { delimiter: string };
}

export interface FeedSample {
  form: FeedForm;
  rows: FeedRow[];
}

/** The first bytes of a file, unpacked. */
async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
    const chunks: Buffer[] = [];
    let length = 0;
    const unpacking = Readable.from([bytes]).pipe(createGunzip());
    try {
      for await (const chunk of unpacking as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > sampleBytes) break;
      }
    } catch {
      // the sample ends in the middle of the compressed data
    }
    return Buffer.concat(chunks);
  } finally {
    await handle.close();
  }
}

function detectForm(text: string, encoding: string | undefined, file: string): FeedForm {
  const written = encoding === undefined ? {} : { encoding };
  const head = text.trimStart();
  if (head.startsWith('<')) {
    const row = findRowElement(text);
    if (row === null) throw new FeedRefusedError(file, 'it has no repeated element', 'Name a feed of cars.');
    return { format: 'xml', row, ...written };
  }
  if (head.startsWith('[')) return { format: 'json', ...written };
  if (head.startsWith('{')) {
    if (/^\{.*\}\s*\n\s*\{/.test(head)) return { format: 'ndjson', ...written };
    const rows = findRowList(text);
    if (rows === null && /^\{.*\}\s*$/.test(head)) return { format: 'ndjson', ...written };
    if (rows === null) throw new FeedRefusedError(file, 'it has no list of objects', 'Name a feed of cars.');
    return { format: 'json', rows, ...written };
  }
  return { format: 'csv', ...written, csv: { delimiter: detectDelimiter(text) } };
}

/**
 * Reads up to 1000 rows of a file and detects its format: encoding, delimiter, location of the rows.
 * @throws FeedRefusedError for a file in which no rows can be found
 */
export async function feedSample(file: string): Promise<FeedSample> {
  const bytes = await firstBytes(file);
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding ?? 'utf-8').decode(bytes);
  const form = detectForm(text, encoding, file);
  const mapping = parseFeedMapping({ ...form, site: 'any', id: { hash: ['any'] }, fields: {} }, 'proposed');
  const rows: FeedRow[] = [];
  try {
    for await (const row of readFeedRows(Readable.from([bytes]), { ...mapping, id: { hash: [] } }, file)) {
      if (!isRowProblem(row)) rows.push(row);
      if (rows.length >= maxRows) break;
    }
  } catch (error) {
    // the end of a sample is the middle of the file
    if (!(error instanceof FeedRefusedError) || rows.length === 0) throw error;
  }
  if (rows.length === 0) throw new FeedRefusedError(file, 'it has no rows', 'Name a feed of cars.');
  return { form, rows };
}
