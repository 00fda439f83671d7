import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { detectDelimiter } from '../../kit/detectDelimiter.ts';
import { detectEncoding } from '../../kit/detectEncoding.ts';
import { readFeedRows } from '../feed/source/readFeedRows.ts';
import { unpackFeed } from '../feed/source/unpackFeed.ts';
import { isRowProblem } from '../feed/FeedRow.ts';
import type { FeedRow } from '../feed/FeedRow.ts';
import { FeedRefusedError } from '../feed/FeedRefusedError.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { findRowElement } from './findRowElement.ts';
import { findRowList, wholeDocument } from './findRowList.ts';
import { hasHeader } from './hasHeader.ts';
import { xmlShape } from './xmlShape.ts';
import type { XmlShape } from './xmlShape.ts';

const sampleBytes = 4 * 1024 * 1024;
const maxRows = 1000;

/** Format of a feed, as members of its mapping. */
export interface FeedForm {
  format: 'csv' | 'ndjson' | 'json' | 'xml';
  row?: string | undefined;
  prefixes?: boolean;
  rows?: string;
  encoding?: string;
  csv?: { delimiter: string; header?: boolean };
}

export interface FeedSample {
  form: FeedForm;
  rows: FeedRow[];
  /** Null for other formats. */
  xml: XmlShape | null;
  /** Reads the rows in another form; none where it has no such rows. */
  read(form: FeedForm): Promise<FeedRow[]>;
}

/** The first bytes of a file, unpacked. */
async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytes.subarray(0, 2).toString() === 'PK') return await firstUnpacked(file);
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

/** The first bytes in a ZIP archive, which can only be unpacked whole. */
async function firstUnpacked(file: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of unpackFeed(createReadStream(file) as AsyncIterable<Uint8Array>, file)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > sampleBytes) break;
  }
  return Buffer.concat(chunks);
}

const checkedCharacters = 4096;
const maxControlShare = 0.02;

/** True for pictures, PDF and other binary files: they have characters that no text has. */
function isBinary(text: string): boolean {
  const beginning = text.slice(0, checkedCharacters);
  const controls = beginning.replace(/[\t\r\n\f]/g, '').match(/\p{Cc}/gu)?.length ?? 0;
  return controls > beginning.length * maxControlShare;
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
    const isOneCar = rows === null || rows === wholeDocument;
    if (isOneCar && /^\{.*\}\s*$/.test(head)) return { format: 'ndjson', ...written };
    if (rows === null) throw new FeedRefusedError(file, 'it has no list of objects', 'Name a feed of cars.');
    return { format: 'json', rows, ...written };
  }
  const delimiter = detectDelimiter(text);
  const header = hasHeader(text, delimiter) ? {} : { header: false };
  return { format: 'csv', ...written, csv: { delimiter, ...header } };
}

async function readRows(bytes: Buffer, form: FeedForm, file: string): Promise<FeedRow[]> {
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
  return rows;
}

/**
 * Reads up to 1000 rows of a file and detects its format: encoding, delimiter, location of the rows.
 * @throws FeedRefusedError for a file in which no rows can be found
 */
export async function feedSample(file: string): Promise<FeedSample> {
  const bytes = await firstBytes(file);
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding ?? 'utf-8').decode(bytes);
  if (isBinary(text)) throw new FeedRefusedError(file, 'it is not a text', 'Export the cars as CSV, XML or JSON.');
  const form = detectForm(text, encoding, file);
  const rows = await readRows(bytes, form, file);
  if (rows.length === 0) throw new FeedRefusedError(file, 'it has no rows', 'Name a feed of cars.');
  return {
    form,
    rows,
    xml: xmlShape(text),
    async read(other) {
      if (isDeepStrictEqual(other, form)) return rows;
      return readRows(bytes, other, file).catch((error: unknown) => {
        if (error instanceof FeedRefusedError) return [];
        throw error;
      });
    },
  };
}
