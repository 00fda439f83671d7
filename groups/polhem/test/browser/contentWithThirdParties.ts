import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentWithPages } from '../fixtures/contentWithPages.ts';
import type { ContentFolder } from '../fixtures/contentWithPages.ts';

/**
 * A copy of the demo content whose site polhem-bil has a tag manager (GTM-TEST1) on its Swedish start page and a page
 * of embedded forms at /inbaddat.
 */
export async function contentWithThirdParties(): Promise<ContentFolder> {
  const content = await contentWithPages('embeds');
  const start = join(content.folder, 'polhem-bil/pages/start.sv.yaml');
  const text = await readFile(start, 'utf8');
  await writeFile(start, text.replace(/^fields:\n/m, 'fields:\n  gtmID: GTM-TEST1\n'));
  return content;
}
