import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const embedPage = `title: Inbäddat
slug: inbaddat
fields:
  metaDescription: Formulär från andra tjänster.
sections:
  - LeadForm: { Title: Kontakta oss, FormId: form-1, PortalId: '42' }
  - LeadForm: { Title: Bli uppringd, FormId: form-2, PortalId: '42', Popup: true, ButtonText: Ring mig }
  - LeadForm: { Title: Utan id }
  - Jotform: { Title: Erbjudande, FormId: '231001' }
  - Jotform: { Title: Utan id }
`;

/**
 * A copy of the demo content whose site polhem-bil has a tag manager (GTM-TEST1) on its Swedish start page and a page
 * of embedded forms at /inbaddat.
 */
export async function contentWithThirdParties(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
  await cp('content', folder, { recursive: true });
  const pages = join(folder, 'polhem-bil/pages');
  await writeFile(join(pages, 'embeds.sv.yaml'), embedPage);
  const start = join(pages, 'start.sv.yaml');
  const text = await readFile(start, 'utf8');
  await writeFile(start, text.replace(/^fields:\n/m, 'fields:\n  gtmID: GTM-TEST1\n'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
