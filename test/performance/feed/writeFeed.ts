import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PresetFeed } from './presetFeeds.ts';

const vin = /\b([A-HJ-NPR-Z0-9]{11})\d{6}\b/g;
/** Prices and distances. */
const amount = /(?<![\w.-])([1-9]\d{1,3})\d{3}(?![\w-])/g;
const photoHost = /\.example\//g;
const rowsPerChunk = 200;

/** A row as that of another car: its own VIN, photos, price and mileage, and an id of its own for `id`. */
function rowOf(row: string, id: string | null, at: number): string {
  const number = String(at).padStart(6, '0');
  const own = row
    .replace(vin, `$1${number}`)
    .replace(amount, `$1${String((at * 37) % 1000).padStart(3, '0')}`)
    .replace(photoHost, `.example/${number}/`);
  return id === null ? own : own.replaceAll(id, `${id}${number}`);
}

function* chunks({ head, rows, separator, tail, ids }: FeedParts, cars: number): Generator<string> {
  yield head;
  for (let from = 0; from < cars; from += rowsPerChunk) {
    const texts: string[] = [];
    for (let at = from; at < Math.min(cars, from + rowsPerChunk); at += 1) {
      texts.push(rowOf(rows[at % rows.length] ?? '', ids[at % rows.length] ?? null, at));
    }
    yield (from === 0 ? '' : separator) + texts.join(separator);
  }
  yield tail;
}

export interface FeedParts extends Pick<PresetFeed, 'head' | 'rows' | 'separator' | 'tail'> {
  /** Texts that identify the cars of the rows without VIN, by row. */
  ids: readonly (string | null)[];
}

/** Writes a feed with a number of cars, all different. */
export async function writeFeed(file: string, parts: FeedParts, cars: number): Promise<void> {
  await pipeline(Readable.from(chunks(parts, cars)), createWriteStream(file));
}
