import { describe, expect, it } from '@jest/globals';
import { inPieces, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { FeedRow, RowProblem } from '../FeedRow.ts';
import { readFeedRows } from '../source/readFeedRows.ts';

const mapping = smallMapping({ format: 'xml', row: 'Vehicles/Vehicle' });

async function rowsOf(text: string, row = mapping, size = 9): Promise<(FeedRow | RowProblem)[]> {
  const rows: (FeedRow | RowProblem)[] = [];
  for await (const one of readFeedRows(inPieces(text, size), row, 'cars.xml')) rows.push(one);
  return rows;
}

const documentOf = (inside: string): string =>
  `<?xml version="1.0"?>\n<Export>\n<Vehicles>\n${inside}\n</Vehicles></Export>`;

describe('reading the rows of XML', () => {
  it.each([1, 7, 10_000])('gives nested elements in pieces of %d bytes', async (size) => {
    const text = documentOf(
      `<Vehicle id="7">
        <make>Citroën &amp; Co</make><price currency="NOK"><gross>382 900</gross></price>
        <mileage unit="km">12 300</mileage><empty/>
        <images><image>https://a.example/1.jpg</image><image><![CDATA[https://a.example/2.jpg?a=1&b=2]]></image></images>
      </Vehicle>
      <Vehicle id="8"><make>Kia</make></Vehicle>`,
    );
    expect(await rowsOf(text, mapping, size)).toEqual([
      {
        line: 4,
        values: {
          '@id': '7',
          make: 'Citroën & Co',
          price: { '@currency': 'NOK', gross: '382 900' },
          mileage: { '@unit': 'km', '#text': '12 300' },
          empty: '',
          images: { image: ['https://a.example/1.jpg', 'https://a.example/2.jpg?a=1&b=2'] },
        },
      },
      { line: 9, values: { '@id': '8', make: 'Kia' } },
    ]);
  });

  it('finds row elements at any depth', async () => {
    const byName = smallMapping({ format: 'xml', row: 'car' });
    const rows = await rowsOf('<a><b><car><car>1</car></car></b><car><x>2</x></car></a>', byName);
    expect(rows).toEqual([
      { line: 1, values: { car: '1' } },
      { line: 1, values: { x: '2' } },
    ]);
  });

  it('leaves prefixes of namespaces out of names when the mapping says so', async () => {
    const plain = smallMapping({ format: 'xml', row: 'channel/item', prefixes: false });
    const text = `<rss xmlns:ns0="urn:a"><channel><item><title>V60</title><ns0:price ns0:unit="x:y">1</ns0:price>
      <ns0:images><ns0:image>a</ns0:image><image>b</image></ns0:images></item></channel></rss>`;
    expect(await rowsOf(text, plain)).toEqual([
      {
        line: 1,
        values: { title: 'V60', price: { '@ns0:unit': 'x:y', '#text': '1' }, images: { image: ['a', 'b'] } },
      },
    ]);
  });

  it.each([
    [
      'an element closed by another',
      documentOf('<Vehicle>\n<make>Kia</mark></Vehicle>'),
      /not well-formed XML at line 5/,
    ],
    ['a file that is cut off', '<Vehicles>\n<Vehicle><make>Kia</make></Vehicle>\n<Vehicle><ma', /XML at line 3/],
    ['an unknown entity', documentOf('<Vehicle><make>&car;</make></Vehicle>'), /at line 4: undefined entity/],
    [
      'an entity bomb',
      `<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>\n<Vehicles><Vehicle>&b;</Vehicle></Vehicles>`,
      /document type \(DTD\) at line 1/,
    ],
    [
      'a DTD that names a file',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><Vehicles><Vehicle>&x;</Vehicle></Vehicles>',
      /DTD/,
    ],
    ['rows of another name', '<cars>\n<car/>\n</cars>', /no element Vehicles\/Vehicle \(it has cars, car\)/],
    ['elements nested without end', `<Vehicles><Vehicle>${'<a>'.repeat(80)}`, /nested deeper than 64/],
  ])('refuses %s in one sentence', async (_fault, text, message) => {
    await expect(rowsOf(text)).rejects.toThrow(message);
    await expect(rowsOf(text)).rejects.toMatchObject({ name: 'FeedRefusedError', where: 'cars.xml' });
  });

  it('refuses a row that never ends instead of filling the memory', async () => {
    const endless = `<Vehicles><Vehicle><text>${'x'.repeat(5 * 1024 * 1024)}`;
    await expect(rowsOf(endless, mapping, 65_536)).rejects.toThrow(/does not end within/);
  });

  it('gives nothing for a list without rows', async () => {
    expect(await rowsOf(' ')).toEqual([]);
  });
});
