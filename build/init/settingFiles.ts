import { productVersion } from '../../config/version/productVersion.ts';
import type { HoursWords } from './exampleTexts.ts';
import type { ExampleTown } from './exampleTowns.ts';
import type { NewGroup } from './newGroup.ts';
import type { GroupFiles } from './pageFiles.ts';
import { yamlText } from './yamlText.ts';

/** Returns group.yaml, the site, its theme, its dealers and its redirects. */
export function settingFiles(group: NewGroup, towns: readonly ExampleTown[], words: HoursWords): GroupFiles {
  const { site, name, country, languages, host, color, stock } = group;
  const mail = `info@${host}`;
  const quoted = yamlText(name).trim();
  const buyer = ['carBuyer: # who gets the cars that visitors offer', `  name: ${quoted}`, `  address: ${mail}`];
  const dealers = towns.map((town) => ({
    site,
    name: `${name} ${town.name}`,
    city: town.name,
    email: mail,
    position: town.position,
    hours: { [words.weekdays]: '09:00–18:00', [words.saturday]: '10:00–15:00', [words.sunday]: words.closed },
    departments: [{ group: 'New cars' }, { group: 'Used cars' }],
  }));
  return new Map([
    [
      'group.yaml',
      [
        '# docs/adopt.md',
        `name: ${quoted}`,
        `product: '${productVersion}' # docs/upgrade.md`,
        `sites: [${site}]`,
        'stock: # docs/feeds.md',
        '  feed: stock/cars.csv',
        '  mapping: feeds/cars.json',
        'dealers: dealers.yaml # docs/dealers.md',
        '',
      ].join('\n'),
    ],
    [
      `sites/${site}.yaml`,
      [
        '# docs/how-to/add-a-site.md; shared/site/SiteTypes.ts describes each setting',
        `displayName: ${quoted}`,
        `company: ${quoted} # who stores what visitors send, in texts of consent`,
        `hosts: [${host}, www.${host}]`,
        `bareHost: ${host} # www moves here`,
        `country: ${country} # currency, time zone and units: config/countries`,
        `languages: [${languages.join(', ')}] # the first has no segment in addresses`,
        `theme: ${site} # docs/themes.md`,
        `features: { stock: ${String(stock)} }`,
        'contacts: # who gets messages from the contact form',
        `  - siteName: ${quoted}`,
        `    siteEmail: ${mail}`,
        ...(stock ? buyer : []),
        '',
      ].join('\n'),
    ],
    [
      `themes/${site}.yaml`,
      `# Shades follow from the brand colour: docs/themes.md\ntokens:\n  color-primary: '${color}'\n`,
    ],
    [
      'dealers.yaml',
      `# Examples: write your own dealers, with street, zip and phone. docs/dealers.md\n${yamlText(dealers)}`,
    ],
    [
      `redirects/${site}.txt`,
      `# Old addresses and where they lead now, one a line: "/old -> /new". docs/redirects.md\n`,
    ],
  ]);
}
