import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { foldText } from '../../../shared/catalogue/foldText.ts';
import { isRangeFacet, parseRange, rangeFacets } from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { carWords } from './carWords.ts';
import { valueFacets } from './searchQueries.ts';
import type { PeerAnswer, SearchPeer } from './SearchPeer.ts';

/** Used subset of @duckdb/node-api; the package is installed separately (see peers/). */
interface DuckConnection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>;
  createAppender(table: string): Promise<DuckAppender>;
  closeSync(): void;
}
interface DuckAppender {
  appendVarchar(value: string): void;
  appendInteger(value: number): void;
  appendNull(): void;
  endRow(): void;
  closeSync(): void;
}
interface DuckPackage {
  DuckDBInstance: {
    create(path: string, options: Record<string, string>): Promise<{ connect(): Promise<DuckConnection> }>;
  };
}

const columns = ['car_id', 'brand', 'brandModel', ...valueFacets, 'published'] as const;
const groups = ['brandModel', ...valueFacets] as const;

/** Returns the package if installed, else null. */
async function duckPackage(): Promise<DuckPackage | null> {
  try {
    const path = createRequire(resolve('test/performance/peers/package.json')).resolve('@duckdb/node-api');
    return (await import(pathToFileURL(path).href)) as DuckPackage;
  } catch {
    return null;
  }
}

/**
 * DuckDB in memory with one thread: the fastest general engine on npm for this. Texts are a table of words in order.
 * One statement over the hits counts all facets without filters, and each filtered facet takes one more. Null when
 * the package is not installed.
 */
export async function buildDuckdbEngine(cars: readonly Car[]): Promise<SearchPeer | null> {
  const found = await duckPackage();
  if (!found) return null;
  const instance = await found.DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const types = [...columns.map((name) => `${name} VARCHAR`), ...rangeFacets.map((name) => `${name} INTEGER`)];
  await connection.run(`CREATE TABLE loaded (id INTEGER, ${types.join(', ')})`);
  await connection.run('CREATE TABLE typed (word VARCHAR, id INTEGER)');
  await loadCars(connection, cars);
  // Columns with few values become enums, which are compared and grouped as numbers.
  const enums = [];
  for (const name of ['brand', ...groups]) {
    await connection.run(`CREATE TYPE ${name}_values AS ENUM (SELECT DISTINCT ${name} FROM loaded ORDER BY 1)`);
    enums.push(`${name}::${name}_values AS ${name}`);
  }
  await connection.run(
    `CREATE TABLE cars AS SELECT id, car_id, published, ${enums.join(', ')}, ${rangeFacets.join(', ')} FROM loaded ORDER BY id`,
  );
  await connection.run('CREATE TABLE words AS SELECT word, id FROM typed ORDER BY word, id');
  await connection.run('DROP TABLE loaded');
  await connection.run('DROP TABLE typed');
  return {
    name: 'DuckDB (1 thread)',
    search: (request, withRanges) => search(connection, request, withRanges),
    close: () => connection.closeSync(),
  };
}

async function loadCars(connection: DuckConnection, cars: readonly Car[]): Promise<void> {
  const rows = await connection.createAppender('loaded');
  const words = await connection.createAppender('typed');
  for (const [id, car] of cars.entries()) {
    rows.appendInteger(id);
    const texts: Record<string, string> = { brand: car.car_brand, brandModel: `${car.car_brand}>${car.car_model}` };
    for (const name of valueFacets) texts[name] = String(car[name] ?? '');
    texts['car_id'] = car.car_id;
    texts['published'] = car.car_publishdate;
    for (const name of columns) rows.appendVarchar(texts[name] ?? '');
    for (const name of rangeFacets) {
      const number = car[name] ?? null;
      if (number === null) rows.appendNull();
      else rows.appendInteger(number);
    }
    rows.endRow();
    for (const word of new Set(foldText(carWords(car)).split(/[^\p{L}\p{N}]+/u))) {
      if (word === '') continue;
      words.appendVarchar(word);
      words.appendInteger(id);
      words.endRow();
    }
  }
  rows.closeSync();
  words.closeSync();
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the conditions by the facet that ignores them; those that apply to every facet are under "". */
function conditionsOf(request: SearchRequest): Map<string, string> {
  const all: string[] = [];
  const conditions = new Map<string, string>();
  for (const word of request.keyphrase.split(' ').filter(Boolean).map(foldText)) {
    all.push(`id IN (SELECT id FROM words WHERE word = ${quoted(word)})`);
  }
  for (const [name, value] of Object.entries(request.filters)) {
    if (!Array.isArray(value)) {
      all.push(`car_id NOT IN (${(value.not ?? []).map((id) => quoted(String(id))).join()})`);
    } else if (isRangeFacet(name)) {
      const range = parseRange(String(value[0]));
      if (range) conditions.set(name, `${name} BETWEEN ${range.min} AND ${range.max}`);
    } else {
      const chosen = value.map(String);
      const models = chosen.filter((text) => text.includes('>'));
      const column = name !== 'car_brand' ? name : models.length > 0 ? 'brandModel' : 'brand';
      const wanted = models.length > 0 ? models : chosen;
      conditions.set(
        name === 'car_brand' ? 'brandModel' : name,
        `${column}::VARCHAR IN (${wanted.map(quoted).join()})`,
      );
    }
  }
  if (all.length > 0) conditions.set('', all.join(' AND '));
  return conditions;
}

async function search(connection: DuckConnection, request: SearchRequest, withRanges: boolean): Promise<PeerAnswer> {
  const conditions = conditionsOf(request);
  const where = (without?: string): string => {
    const kept = [...conditions].filter(([group]) => group !== without).map(([, condition]) => condition);
    return kept.length > 0 ? `WHERE ${kept.join(' AND ')}` : '';
  };
  const read = async (sql: string): Promise<unknown[][]> => (await connection.runAndReadAll(sql)).getRows();

  const counts = new Map<string, Map<string, number>>(groups.map((name) => [name, new Map<string, number>()]));
  const untouched = groups.filter((name) => !conditions.has(name));
  const sets = untouched.map((name) => `(${name})`).join();
  const cells = untouched.map((name) => `${name}::VARCHAR`).join();
  const grouped = await read(
    `SELECT ${cells}, GROUPING(${untouched.join()}), count(*) FROM cars ${where()} GROUP BY GROUPING SETS (${sets}, ())`,
  );
  let total = 0;
  for (const row of grouped) {
    const count = Number(row.at(-1));
    const place = row.slice(0, untouched.length).findIndex((cell) => cell !== null);
    const name = untouched[place];
    if (name === undefined) total = count;
    else counts.get(name)?.set(String(row[place]), count);
  }
  for (const name of groups) {
    if (!conditions.has(name)) continue;
    for (const [text, count] of await read(
      `SELECT ${name}::VARCHAR, count(*) FROM cars ${where(name)} GROUP BY ${name}`,
    )) {
      counts.get(name)?.set(String(text), Number(count));
    }
  }
  const bins = new Map<string, number[]>();
  if (withRanges) {
    for (const name of rangeFacets) {
      bins.set(name, await binsOf(read, name, where(conditions.has(name) ? name : undefined)));
    }
  }
  const [field = '', direction = 'asc'] = request.sort_name.split(':');
  const column = field === 'car_publishdate' ? 'published' : field;
  const order = column ? `ORDER BY ${column} ${direction} NULLS LAST, car_id` : '';
  await read(`SELECT car_id FROM cars ${where()} ${order} LIMIT ${request.limit} OFFSET ${request.offset}`);
  return { total, counts, bins };
}

/** Returns the bins as in the contract: a bin includes its lower bound, the last one both. */
async function binsOf(read: (sql: string) => Promise<unknown[][]>, name: string, where: string): Promise<number[]> {
  const numbers = `SELECT ${name}::DOUBLE AS v FROM cars ${where}${where ? ' AND' : ' WHERE'} ${name} IS NOT NULL`;
  const rows = await read(`
    WITH hits AS MATERIALIZED (${numbers}),
    ends AS (SELECT min(v) AS low, greatest(1, (max(v) - min(v)) / 100) AS step, max(v) AS high FROM hits),
    sized AS (SELECT low, step, greatest(1, ceil((high - low) / step)) AS bins FROM ends),
    placed AS (SELECT v, low, step, bins, least(bins - 1, floor((v - low) / step)) AS bin FROM hits, sized)
    SELECT CASE WHEN bin > 0 AND v < low + bin * step THEN bin - 1
                WHEN bin < bins - 1 AND v >= low + (bin + 1) * step THEN bin + 1 ELSE bin END AS place,
      any_value(bins), count(*)
    FROM placed GROUP BY place`);
  const counts = new Array<number>(Number(rows[0]?.[1] ?? 0)).fill(0);
  for (const [place, , count] of rows) counts[Number(place)] = Number(count);
  return counts;
}
