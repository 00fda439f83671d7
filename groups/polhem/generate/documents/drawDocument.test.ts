import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { demoSites } from '../../../../test/fixtures/demo/demoSites.ts';
import { brandOf } from './documentBrand.ts';
import { demoDocuments } from './documentTexts.ts';
import { drawDocument } from './drawDocument.ts';

const folder = 'groups/polhem/content/media/files';
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('drawDocument()', () => {
  it.each(demoDocuments)('fits $file on one page', async (document) => {
    const drawn = await drawDocument(document, await brandOf(document, demoSites));
    expect(pagesOf(drawn)).toBe(1);
    expect(drawn.toString('latin1')).toContain(`/Lang (${document.language})`);
  });

  it('draws the same document twice as the same bytes', async () => {
    const [document] = demoDocuments;
    if (!document) throw new Error('The demo has no documents.');
    const brand = await brandOf(document, demoSites);
    expect((await drawDocument(document, brand)).equals(await drawDocument(document, brand))).toBe(true);
  });

  it('refuses a document that is longer than a page', async () => {
    const [document] = demoDocuments;
    if (!document) throw new Error('The demo has no documents.');
    const long = { ...document, sections: [...document.sections, ...document.sections] };
    await expect(drawDocument(long, await brandOf(document, demoSites))).rejects.toThrow(/longer than one page/);
  });
});

it('the files of the demo documents are single pages', () => {
  const files = demoDocuments.map(({ file }) => readFileSync(`${folder}/${file}.pdf`));
  expect(files.map(pagesOf)).toEqual(demoDocuments.map(() => 1));
});
