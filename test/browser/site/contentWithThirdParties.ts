import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentWithPages } from '../../fixtures/demo/contentWithPages.ts';
import type { ContentFolder } from '../../fixtures/demo/contentWithPages.ts';

/**
 * Creates a copy of the demo content with third parties on the site polhem-bil.
 * Its Swedish start page has a tag manager (GTM-TEST1), and /inbaddat has embedded forms.
 */
export async function contentWithThirdParties(): Promise<ContentFolder> {
  const content = await contentWithPages('embeds');
  const start = join(content.folder, 'polhem-bil/pages/start.sv.yaml');
  const text = await readFile(start, 'utf8');
  await writeFile(start, text.replace(/^fields:\n/m, 'fields:\n  gtmID: GTM-TEST1\n'));
  return content;
}
