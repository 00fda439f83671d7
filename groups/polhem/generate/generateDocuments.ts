/**
 * Writes the documents that the demo group's pages offer: groups/polhem/content/media/files/*.pdf.
 *
 *   node build/run.mjs groups/polhem/generate/generateDocuments.ts
 *
 * Their texts are in documents/documentTexts.ts, prices those of the workshop booking, colours and fonts those of the sites.
 */
import { writeFile } from 'node:fs/promises';
import { loadGroup } from '../../../config/group/loadGroup.ts';
import { brandOf } from './documents/documentBrand.ts';
import { demoDocuments } from './documents/documentTexts.ts';
import { drawDocument } from './documents/drawDocument.ts';

const { sites } = loadGroup('groups/polhem');
for (const document of demoDocuments) {
  const bytes = await drawDocument(document, await brandOf(document, sites));
  const file = `groups/polhem/content/media/files/${document.file}.pdf`;
  await writeFile(file, bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} kB`);
}
