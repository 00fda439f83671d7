import { isAbsolute } from 'node:path';
import type { ExampleDealer } from './exampleDealers.ts';
import type { HoursWords } from './exampleTexts.ts';
import type { NewSite } from './NewSite.ts';
import type { GroupFiles } from './pageFiles.ts';
import { yamlText } from './yamlText.ts';

interface GroupSettings {
  name: string;
  /** Version of the product. */
  version: string;
  sites: readonly NewSite[];
  /** Feed as group.yaml names it, and its mapping; null for a group without cars. */
  stock: { feed: string; mapping: string } | null;
  dealers: readonly ExampleDealer[];
  /** By language. */
  hours: ReadonlyMap<string, HoursWords>;
}

/** Returns group.yaml and the dealers of a group. */
export function settingFiles({ name, version, sites, stock, dealers, hours }: GroupSettings): GroupFiles {
  const quoted = (text: string): string => yamlText(text).trim();
  return new Map([
    [
      'group.yaml',
      [
        '# docs/adopt.md',
        `name: ${quoted(name)}`,
        `product: '${version}' # version that the group was made for`,
        `sites: [${sites.map(({ key }) => key).join(', ')}]`,
        ...(stock
          ? [
              'stock: # docs/feeds.md',
              ...(isAbsolute(stock.feed)
                ? [
                    '  # A path of one machine: set STOCK_FEED on others, or put an export into stock/ and name it here.',
                  ]
                : []),
              `  feed: ${quoted(stock.feed)}`,
              `  mapping: ${quoted(stock.mapping)}`,
            ]
          : []),
        'dealers: dealers.yaml # docs/dealers.md',
        '',
      ].join('\n'),
    ],
    [
      'dealers.yaml',
      `# Examples: write your own dealers, with street, zip and phone. docs/dealers.md\n${yamlText(
        dealers.map((dealer) => dealerEntry(dealer, hours.get(dealer.site.languages[0]))),
      )}`,
    ],
  ]);
}

function dealerEntry({ site, town, name, workshop }: ExampleDealer, words: HoursWords | undefined): object {
  const email = `info@${site.host}`;
  const weekdays = (hours: string): Record<string, string> => ({ [words?.weekdays ?? '']: hours });
  const departments = [
    ...(site.stock ? [{ group: 'New cars' }, { group: 'Used cars' }] : []),
    ...(site.workshop ? [{ group: 'Workshop', erpId: workshop, email, hours: weekdays('07:00–16:30') }] : []),
  ];
  return {
    site: site.key,
    name,
    city: town.name,
    email,
    position: town.position,
    ...(words && {
      hours: { ...weekdays('09:00–18:00'), [words.saturday]: '10:00–15:00', [words.sunday]: words.closed },
    }),
    ...(departments.length > 0 && { departments }),
  };
}
