import { readFile } from 'node:fs/promises';
import { findFont } from '../../../../server/looks/fonts/findFont.ts';
import { subsetFile } from '../../../../server/looks/fonts/subsetFile.ts';
import type { SiteFont } from '../../../../shared/site/SiteLook.ts';
import type { SiteConfig } from '../../../../shared/site/SiteTypes.ts';
import type { DemoDocument } from './DemoDocument.ts';
import type { DocumentBrand } from './drawDocument.ts';

/** Characters of a document: ASCII, Latin-1, dashes, quotes. */
const codePoints = [...Array(95).keys()].map((at) => at + 32).concat([...Array(96).keys()].map((at) => at + 160));
const punctuation = [0x2013, 0x2019, 0x201d];

/** Reads one weight of a font, reduced to the characters of documents. */
async function fontBytes({ family }: SiteFont, weight: number): Promise<Buffer> {
  const faults: string[] = [];
  const source = await findFont({ family }, { groupFolder: 'groups/polhem', root: '.' }, faults);
  const file = source?.files.find(({ style, subset }) => style === 'normal' && subset === 'latin');
  if (!source || !file) throw new Error(`The font "${family}" cannot be used in a document: ${faults.join(' ')}`);
  const characters = [...codePoints, ...punctuation];
  return readFile(
    await subsetFile(file.path, {
      ...{ name: `document-${String(weight)}`, version: source.version, format: 'sfnt' },
      ...{ codePoints: characters, weights: [weight, weight] },
    }),
  );
}

/**
 * Returns the brand of the site that a document belongs to.
 * @throws Error when the group has no such site, or its font is not installed
 */
export async function brandOf({ site: name }: DemoDocument, sites: readonly SiteConfig[]): Promise<DocumentBrand> {
  const site = sites.find((one) => one.name === name);
  if (!site) throw new Error(`The demo group has no site "${name}".`);
  const { look, companyDetails, hosts } = site;
  const { accent, text, muted, line } = look.mail.light;
  const { display, text: textFont } = look.fonts;
  return {
    name: site.logo?.text ?? '',
    ...{ color: accent, text, muted, line },
    fonts: {
      display: await fontBytes(display, display.weights[0]),
      text: await fontBytes(textFont, 400),
      strong: await fontBytes(textFont, 700),
    },
    company: companyDetails ?? '',
    host: hosts[0] ?? '',
  };
}
