import type { NewSite } from './NewSite.ts';
import type { GroupFiles } from './pageFiles.ts';
import { yamlText } from './yamlText.ts';

/** Returns the settings, theme and redirects of a site. */
export function siteFiles(site: NewSite): GroupFiles {
  const { key, name, country, languages, host, color, stock, workshop, logo } = site;
  const mail = `info@${host}`;
  const quoted = yamlText(name).trim();
  const buyer = ['carBuyer: # who gets the cars that visitors offer', `  name: ${quoted}`, `  address: ${mail}`];
  return new Map([
    [
      `sites/${key}.yaml`,
      [
        '# docs/how-to/add-a-site.md; shared/site/SiteTypes.ts describes each setting',
        `displayName: ${quoted}`,
        `company: ${quoted} # who stores what visitors send, in texts of consent`,
        `hosts: [${host}, www.${host}]`,
        `bareHost: ${host} # www moves here`,
        `country: ${country} # currency, time zone and units: config/countries`,
        `languages: [${languages.join(', ')}] # the first has no segment in addresses`,
        `theme: ${key} # docs/themes.md`,
        `features: { stock: ${String(stock)}${workshop ? ', booking: true' : ''} }`,
        'contacts: # who gets messages from the contact form',
        `  - siteName: ${quoted}`,
        `    siteEmail: ${mail}`,
        ...(stock ? buyer : []),
        ...(logo ? ['# docs/themes.md', yamlText(logo.settings).trimEnd()] : []),
        '',
      ].join('\n'),
    ],
    [
      `themes/${key}.yaml`,
      `# Shades follow from the brand colour: docs/themes.md\n${yamlText({
        tokens: { 'color-primary': color, ...logo?.tokens },
      })}`,
    ],
    [
      `redirects/${key}.txt`,
      `# Old addresses and where they lead now, one a line: "/old -> /new". docs/redirects.md\n`,
    ],
  ]);
}
