import { checkFeedFormat } from '../formats/checkFeedFormat.ts';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { inPieces, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import type { FeedRow, RowProblem } from '../FeedRow.ts';
import { readFeedRows } from './readFeedRows.ts';

async function rowsOf(
  bytes: Uint8Array | string,
  mapping: FeedMapping,
  size?: number,
): Promise<(FeedRow | RowProblem)[]> {
  const rows: (FeedRow | RowProblem)[] = [];
  for await (const row of readFeedRows(inPieces(bytes, size), mapping, 'feed')) {
    rows.push(row);
  }
  return rows;
}

const csv = smallMapping();
const ndjson = smallMapping({ format: 'ndjson' });
const xml = smallMapping({ format: 'xml', row: 'Vehicle' });
const header = 'id,make,price,year';

describe('reading the rows of a feed', () => {
  it.each([1, 3, 1000])('reads CSV that arrives in pieces of %d bytes', async (size) => {
    expect(await rowsOf(`${header}\n1,Volvo,100,2011\n2,Citroën,200,2012`, csv, size)).toEqual([
      { line: 2, values: { id: '1', make: 'Volvo', price: '100', year: '2011' } },
      { line: 3, values: { id: '2', make: 'Citroën', price: '200', year: '2012' } },
    ]);
  });

  it.each([
    ['XML', csv, '<?xml version="1.0"?>\n<cars>', 'it is XML, but its mapping small.json reads csv'],
    ['XML', ndjson, '\n<cars><car/></cars>', 'it is XML'],
    ['a JSON array', ndjson, '[{"id":1}]', 'it is a JSON array'],
    ['a JSON array', csv, '[\n{"id":1}]', 'it is a JSON array'],
    ['NDJSON', csv, '{"id":1}\n{"id":2}', 'it is JSON'],
    ['a JSON document', ndjson, '{\n"cars": []}', 'it is one JSON object over several lines'],
    ['CSV', xml, 'id;make\n1;Kia', 'it is CSV, but its mapping small.json reads xml'],
    ['CSV', ndjson, 'id;make\n1;Kia', 'it is CSV'],
    ['JSON', xml, '[{"id":1}]', 'it is a JSON array'],
    ['XML', smallMapping({ format: 'json' }), '<cars/>', 'it is XML'],
    ['a web page', xml, '<!DOCTYPE html><html><body>Log in', 'it is a web page (HTML)'],
  ])('names %s under a mapping of another format', async (_format, mapping, text, message) => {
    await expect(rowsOf(text, mapping)).rejects.toThrow(message);
    await expect(rowsOf(text, mapping)).rejects.toBeInstanceOf(FeedRefusedError);
  });

  it.each([csv, ndjson, xml])('refuses a feed that begins with nothing but blanks', async (mapping) => {
    let pieces = 0;
    const blanks = (async function* () {
      for (; pieces < 1000; pieces += 1) yield await Promise.resolve(' '.repeat(8192));
    })();
    const read = async (): Promise<void> => {
      for await (const _text of checkFeedFormat(blanks, mapping, 'feed')) continue;
    };
    await expect(read()).rejects.toThrow('it begins with more than 65536 blank characters');
    expect(pieces).toBeLessThan(10);
  });

  it('reads CRLF line ends after a byte order mark', async () => {
    const rows = await rowsOf(`\ufeff${header}\r\n1,Volvo,100,2011\r\n`, csv);
    expect(rows).toEqual([{ line: 2, values: { id: '1', make: 'Volvo', price: '100', year: '2011' } }]);
  });

  it('counts line ends inside quotes', async () => {
    const rows = await rowsOf(`${header}\n1,"Rolls, ""R""\nRoyce",1,2011\n\n2,Kia,2,2012\n`, csv);
    expect(rows).toEqual([
      { line: 2, values: { id: '1', make: 'Rolls, "R"\nRoyce', price: '1', year: '2011' } },
      { line: 5, values: { id: '2', make: 'Kia', price: '2', year: '2012' } },
    ]);
  });

  it('loses only the row with a broken quote', async () => {
    const text = `${header}\n1,"Volvo,100,2011\n2,Kia,200,2012\n3,"Opel",300,2013\n4,"Fi"at,4,2014\n5,"Seat\n6,VW,6,2016`;
    const rows = await rowsOf(text, csv);
    expect(
      rows.map((row) => ('reason' in row ? `bad ${row.line}` : `${row.line} ${String(row.values['make'])}`)).sort(),
    ).toEqual(['3 Kia', '4 Opel', '7 VW', 'bad 2', 'bad 5', 'bad 6']);
  });

  it('takes a quote inside an unquoted cell as it stands', async () => {
    const rows = await rowsOf(`${header}\n1,17" Volvo,100,2011\n2,Kia,200,2012`, csv);
    expect(rows).toMatchObject([{ values: { make: '17" Volvo' } }, { line: 3 }]);
  });

  it('reports rows with a wrong number of cells by line', async () => {
    const rows = await rowsOf(`${header}\n1,Volvo\n2,Kia,200,2012\n3,Kia,1,2012,x\n4,Kia,1,2012`, csv);
    const problems = rows.filter((row): row is RowProblem => 'reason' in row);
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
    expect(problems[0]?.reason).toContain('cells');
    expect(rows).toHaveLength(4);
  });

  it('reads semicolons in Latin-1', async () => {
    const mapping = smallMapping({ encoding: 'latin1', csv: { delimiter: ';' } });
    const bytes = iconv.encode('id;make;price;year\n1;Citroën;1.234,5;2011\n', 'latin1');
    expect(await rowsOf(bytes, mapping, 1)).toEqual([
      { line: 2, values: { id: '1', make: 'Citroën', price: '1.234,5', year: '2011' } },
    ]);
  });

  it('reads UTF-16', async () => {
    const bytes = iconv.encode(`${header}\n1,Škoda,1,2011\n`, 'utf-16');
    expect(await rowsOf(bytes, smallMapping({ encoding: 'utf-16' }))).toMatchObject([{ values: { make: 'Škoda' } }]);
  });

  it('unpacks gzip by its first bytes', async () => {
    const rows = await rowsOf(gzipSync(`${header}\n1,Volvo,100,2011\n`), csv, 1);
    expect(rows).toEqual([{ line: 2, values: { id: '1', make: 'Volvo', price: '100', year: '2011' } }]);
  });

  it('refuses gzip that is cut off', async () => {
    const packed = gzipSync(`${header}\n${'1,Volvo,100,2011\n'.repeat(500)}`);
    await expect(rowsOf(packed.subarray(0, packed.length - 12), csv)).rejects.toThrow(/gzip packing is broken/);
  });

  it('names the mapped columns that a CSV lacks', async () => {
    const reading = rowsOf('id;make;price;year\n1;Volvo;1;2011\n', csv);
    await expect(reading).rejects.toThrow(FeedRefusedError);
    await expect(rowsOf('id,make\n1,Volvo\n', csv)).rejects.toThrow(/lacks the columns price, year/);
  });

  it('reports NDJSON lines that are no object', async () => {
    const rows = await rowsOf('{"id":1,"make":"Kia"}\r\n\n{"id":\n[1]\nnull\n{"id":"2"}', ndjson);
    expect(rows).toEqual([
      { line: 1, values: { id: 1, make: 'Kia' } },
      { line: 3, reason: 'it is not JSON' },
      { line: 4, reason: 'it is not a JSON object' },
      { line: 5, reason: 'it is not a JSON object' },
      { line: 6, values: { id: '2' } },
    ]);
  });

  it('refuses a line without end instead of filling the memory', async () => {
    await expect(rowsOf(Buffer.alloc(5 * 1024 * 1024, 'x'), ndjson, 65_536)).rejects.toThrow(/line 1 is longer than/);
  });

  it('gives nothing for an empty feed', async () => {
    expect(await rowsOf('', csv)).toEqual([]);
    expect(await rowsOf(`${header}\n`, csv)).toEqual([]);
  });

  it('lets timers run while it reads', async () => {
    const text = `${header}\n${'1,Volvo,100,2011\n'.repeat(30_000)}`;
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    await rowsOf(text, csv, 65_536);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(2);
  });
});
