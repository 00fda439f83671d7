import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { decodeFeed } from './decodeFeed.ts';
import type { EncodingCheck } from './EncodingCheck.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import type { FeedRow, RowProblem } from '../FeedRow.ts';
import { checkFeedFormat } from '../formats/checkFeedFormat.ts';
import { frameCsvRecords } from '../formats/frameCsvRecords.ts';
import { readJsonRows } from '../formats/readJsonRows.ts';
import { readLines } from '../formats/readLines.ts';
import type { LineBatch } from '../formats/readLines.ts';
import { readXmlRows } from '../formats/readXmlRows.ts';
import { cutText } from '../../../../shared/kit/text/cutText.ts';
import { presetSpelling } from '../formats/presetSpelling.ts';
import { mappedColumns } from '../rules/mappedColumns.ts';
import { setImmediate } from 'node:timers/promises';

/** Lets a long loop yield to the event loop. The process can respond to requests while it reads a feed. */
interface Breather {
  /** True when the loop has blocked the thread long enough. Cheap enough to call per row. */
  isDue(): boolean;
  /** Lets pending I/O and timers run. */
  breathe(): Promise<void>;
}

/** @param holdMs maximum time that the loop blocks the thread, in milliseconds. */
function createBreather(holdMs = 8): Breather {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= holdMs,
    async breathe() {
      await setImmediate();
      since = performance.now();
    },
  };
}

interface ParsedRecord {
  /** A list of cells without header. */
  record: Record<string, string> | string[];
  info: { lines: number };
}

function extraLines(record: ParsedRecord['record']): number {
  let count = 0;
  for (const cell of Object.values(record)) {
    if (cell.includes('\n')) {
      count += cell.split('\n').length - 1;
    }
  }
  return count;
}

/** Cells by their numbers, from 1. */
function numberedCells(cells: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [at, cell] of cells.entries()) values[at + 1] = cell;
  return values;
}

function checkHeader(header: string[], mapping: FeedMapping, where: string): void {
  const known = new Set([...header, ...(mapping.optionalColumns ?? [])]);
  const missing = mappedColumns(mapping).filter((column) => !known.has(column));
  if (missing.length > 0 && !mapping.csv.header) {
    throw new FeedRefusedError(
      where,
      `its first line has ${String(header.length)} cells, its mapping reads the columns ${missing.join(', ')}`,
      `Correct the feed or its mapping ${mapping.file} (delimiter; without header, columns are numbers from 1).`,
    );
  }
  if (missing.length > 0) {
    throw new FeedRefusedError(
      where,
      `its first line lacks the columns ${missing.join(', ')} (it has ${cutText(header.join(', '), 500)})`,
      `Correct the feed or its mapping ${mapping.file} (delimiter, names of columns).`,
    );
  }
}

async function* readCsv(
  batches: AsyncIterable<LineBatch>,
  mapping: FeedMapping,
  where: string,
): AsyncGenerator<FeedRow | RowProblem> {
  const problems: RowProblem[] = [];
  const header: string[] = [];
  const parser = parse({
    delimiter: mapping.csv.delimiter,
    quote: mapping.csv.quote,
    escape: mapping.csv.quote,
    columns: mapping.csv.header
      ? (cells: string[]) => {
          const names = cells.map((cell) => cell.trim());
          header.push(...(mapping.optionalColumns ? presetSpelling(names, mapping) : names));
          return [...header];
        }
      : false,
    info: true,
    relax_quotes: true,
    record_delimiter: '\n',
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip(error) {
      const line = typeof error?.['lines'] === 'number' ? error['lines'] : 0;
      problems.push({
        line,
        reason: 'it has more or fewer cells than the first line',
        cure: 'Check csv.delimiter and csv.quote in the mapping, and quotes in the cells.',
      });
    },
  });
  pipeline(
    Readable.from(frameCsvRecords(batches, mapping.csv, (problem) => problems.push(problem))),
    parser,
    () => undefined,
  );
  let isHeaderChecked = false;
  let linesBefore = 0;
  for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
    const values = Array.isArray(record) ? numberedCells(record) : record;
    if (!isHeaderChecked) {
      if (!mapping.csv.header) header.push(...Object.keys(values));
      checkHeader(header, mapping, where);
      isHeaderChecked = true;
    }
    yield* problems.splice(0);
    // most rows are one line: their cells need no look
    const hasLines = info.lines > linesBefore + 1;
    linesBefore = info.lines;
    yield { line: hasLines ? info.lines - extraLines(record) : info.lines, values };
  }
  yield* problems;
}

async function* readNdjson(batches: AsyncIterable<LineBatch>): AsyncGenerator<FeedRow | RowProblem> {
  for await (const { first, lines } of batches) {
    for (const [index, text] of lines.entries()) {
      if (text.trim() !== '') {
        yield jsonRow(first + index, text);
      }
    }
  }
}

function jsonRow(line: number, text: string): FeedRow | RowProblem {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return { line, reason: 'it is not JSON' };
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return { line, reason: 'it is not a JSON object' };
  }
  return { line, values: values as Record<string, unknown> };
}

function parseRows(
  texts: AsyncIterable<string>,
  mapping: FeedMapping,
  where: string,
): AsyncIterable<FeedRow | RowProblem> {
  switch (mapping.format) {
    case 'csv':
      return readCsv(readLines(texts, where), mapping, where);
    case 'ndjson':
      return readNdjson(readLines(texts, where));
    case 'json':
      return readJsonRows(texts, mapping.rows, where);
    case 'xml':
      return readXmlRows(texts, mapping.row ?? '', where, mapping.prefixes);
  }
}

/**
 * Reads the rows of a feed one by one as its bytes arrive, in the format of its mapping.
 * Gzip is unpacked. The loop yields regularly so that the process stays responsive. Unreadable rows are yielded as
 * problems with their line.
 * @param where the feed, for messages.
 * @param check counts the decoded characters
 * @throws FeedRefusedError when the feed as a whole cannot be read (another format, columns missing, broken
 * compression, broken XML or JSON, endless line).
 */
export async function* readFeedRows(
  bytes: AsyncIterable<Uint8Array>,
  mapping: FeedMapping,
  where: string,
  check?: EncodingCheck,
): AsyncGenerator<FeedRow | RowProblem> {
  const texts = checkFeedFormat(decodeFeed(bytes, mapping.encoding, where, { check }), mapping, where);
  const rows = parseRows(texts, mapping, where);
  const breather = createBreather();
  for await (const row of rows) {
    yield row;
    if (breather.isDue()) {
      await breather.breathe();
    }
  }
}
