import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupFolder } from '../../test/fixtures/groupFolder.ts';
import { usualSorts } from '../../shared/catalogue/list/carSorts.ts';
import { carFacets } from '../carList.ts';
import { productVersion } from '../version/productVersion.ts';
import { installedGroup } from './installedGroup.ts';
import { loadGroup } from './loadGroup.ts';
import { servedGroup } from './servedGroup.ts';

let folder: GroupFolder;
let root: string;
const { GROUP: before = '' } = process.env;

beforeEach(() => {
  process.env['GROUP'] = '';
  folder = new GroupFolder();
  ({ root } = folder);
});
afterEach(() => {
  process.env['GROUP'] = before;
  folder.remove();
});

const write: GroupFolder['write'] = (file, lines) => folder.write(file, lines);
const writeSite: GroupFolder['writeSite'] = (changed, name) => folder.writeSite(changed, name);
const faultsOf = (): readonly string[] => folder.faults();

describe('loadGroup()', () => {
  it('takes the terms of loans', () => {
    const terms = (defaultMonths: number): string =>
      `{ interestRate: 5.95, durations: [{ months: 36, residualPercent: 50 }, { months: 72 }], defaultMonths: ${String(defaultMonths)} }`;
    writeSite({ loanTerms: terms(36) });
    expect(loadGroup('groups/fjord', root).sites[0]?.loanTerms).toMatchObject({
      interestRate: 5.95,
      defaultMonths: 36,
    });
  });

  it('refuses an example of months that are not offered', () => {
    const terms = (defaultMonths: number): string =>
      `{ interestRate: 5.95, durations: [{ months: 36, residualPercent: 50 }, { months: 72 }], defaultMonths: ${String(defaultMonths)} }`;
    writeSite({ loanTerms: terms(48) });
    expect(faultsOf()[0]).toContain('defaultMonths');
  });

  it('completes a site with the defaults of its country', () => {
    const { name, demo, sites } = loadGroup('groups/fjord', root);
    expect({ name, demo }).toEqual({ name: 'Fjord Bil', demo: false });
    expect(sites).toHaveLength(1);
    expect(sites[0]).toMatchObject({
      name: 'fjord-bil',
      country: 'no',
      currency: 'NOK',
      timeZone: 'Europe/Oslo',
      distanceUnit: 'km',
      locales: { nb: 'nb-NO', en: 'en-150' },
      features: { stock: true, carStore: false },
      consent: 'builtin',
      facets: carFacets,
      sorts: usualSorts({ features: { stock: true, carStore: false } }),
    });
  });

  it('prefers what the site says to what its country says', () => {
    writeSite({ currency: 'EUR', locales: '{ en: en-GB }', sorts: '[{ name: car_price:asc, textKey: sortPriceLow }]' });
    const { defaultSite: site } = loadGroup('groups/fjord', root);
    expect(site).toMatchObject({ currency: 'EUR', locales: { nb: 'nb-NO', en: 'en-GB' } });
    expect(site.sorts).toEqual([{ name: 'car_price:asc', textKey: 'sortPriceLow' }]);
  });

  it('keeps the order of group.yaml', () => {
    writeSite({ hosts: '[trucks.example]' }, 'fjord-trucks');
    write('groups/fjord/group.yaml', ['name: Fjord Bil', 'sites: [fjord-trucks, fjord-bil]']);
    expect(loadGroup('groups/fjord', root).sites.map(({ name }) => name)).toEqual(['fjord-trucks', 'fjord-bil']);
  });

  it('lists the faults of all files', () => {
    write('groups/fjord/group.yaml', [
      'name: Fjord Bil',
      'sites: [fjord-bil, fjord-trucks]',
      `product: ${productVersion}`,
    ]);
    writeSite({ hosts: '[Fjordbil.example:80]', currency: 'KR', timeZone: 'Europe/Fjord', extra: '1' });
    expect(faultsOf()).toEqual([
      'groups/fjord/sites/fjord-bil.yaml:2: hosts.0 "Fjordbil.example:80" is not a lower-case host name without port.',
      'groups/fjord/sites/fjord-bil.yaml:8: currency is not an ISO 4217 currency code; write it like NOK.',
      'groups/fjord/sites/fjord-bil.yaml:9: timeZone is not an IANA time zone; write it like Europe/Oslo.',
      'groups/fjord/sites/fjord-bil.yaml:10: extra is not allowed.',
      'groups/fjord/group.yaml:2: sites names "fjord-trucks", but groups/fjord/sites/fjord-trucks.yaml is missing.',
    ]);
  });

  it.each([
    [{ displayName: '' }, ':1: displayName is required'],
    [{ Hosts: '[fjordbil.example]' }, ':8: Hosts is not allowed; is it hosts?'],
    [{ hosts: '[]' }, ':2: hosts must contain at least 1 items'],
    [
      { country: 'se' },
      ':3: country "se" has no file in config/countries or in countries/ of the group; available: no',
    ],
    [{ languages: '[nb, da]' }, ':4: languages.1 "da" has no folder in content/languages; available: en, nb'],
    [{ languages: '[nb, nb]' }, ':4: languages.1 contains a duplicate value'],
    [{ bareHost: 'other.example' }, ':8: bareHost "other.example" is not among the site\'s hosts; add it to hosts'],
    [{ carBuyer: '' }, ':6: features.stock needs carBuyer, the recipient of cars'],
    [{ carBuyer: '{ name: Innkjøp, address: innkjop }' }, ':7: carBuyer.address "innkjop" is not a mail address'],
    [{ locales: '{ nb: not a tag }' }, ':8: locales.nb "not a tag" is not a BCP 47 language tag'],
    [{ gtmId: 'UA-1' }, ':8: gtmId "UA-1" is not a tag manager id like GTM-ABC123'],
    [{ icons: '{ folder: ../secrets }' }, ':8: icons.folder "../secrets" is not a folder below /media'],
    [{ logo: '{ src: /logo.svg }' }, ':8: logo.src "/logo.svg" is not the address of a picture below /media'],
    [{ shareImage: '/media/../x.png' }, ':8: shareImage "/media/../x.png" is not the address of a picture'],
    [{ languages: '[nb' }, ':5: is not YAML'],
  ])('refuses a site with %j', (changed, fault) => {
    writeSite(changed);
    expect(faultsOf().join('\n')).toContain(`groups/fjord/sites/fjord-bil.yaml${fault}`);
  });

  it('refuses finance quotes that no visitor could use', () => {
    writeSite({
      languages: '[nb]',
      finance: '{ dealerKey: "", reserveUrl: https://finance.example/, partExchangeUrl: finance.example }',
    });
    expect(faultsOf()).toEqual([
      'groups/fjord/sites/fjord-bil.yaml:8: finance.dealerKey is empty; enter the key that the finance provider issued for the dealer.',
      'groups/fjord/sites/fjord-bil.yaml:8: finance.partExchangeUrl "finance.example" is not an http or https address.',
    ]);
    writeSite({
      languages: '[nb]',
      finance: '{ dealerKey: A, reserveUrl: https://finance.example/, partExchangeUrl: https://finance.example/ }',
    });
    expect(faultsOf()).toEqual([
      'groups/fjord/sites/fjord-bil.yaml:8: finance is available in English only; add en to languages, or remove it.',
      "groups/fjord/sites/fjord-bil.yaml:8: finance makes quotes in GBP, but the site's prices are in NOK; use it on a site with GBP.",
    ]);
  });

  it.each([
    ['{ forms: [LL (NNNNN)], example: AB 12345 }', 'plates.forms.0 "LL (NNNNN)" is not a form of registration numbers'],
    [
      '{ forms: [LLLLLLNNNNN], example: AB 12345 }',
      'plates.forms.0 "LLLLLLNNNNN" has more than 10 letters and digits.',
    ],
    ['{ forms: [LLX NN], example: ABX 12 }', 'plates contain the letter X, which is not among characters'],
    ['{ forms: [LL NNNNN], example: ABC 123 }', 'plates have the example "ABC 123", which matches none of the forms.'],
    ['{ forms: [], example: ABC 123 }', 'plates.forms must contain at least 1 items.'],
  ])('refuses a country with the plates %s', (plates, fault) => {
    folder.writeCountry(plates);
    expect(faultsOf().join('\n')).toContain(`config/countries/no.yaml:6: ${fault}`);
  });

  it('names both files that claim one host', () => {
    writeSite({ hosts: '[www.fjordbil.example]' }, 'fjord-trucks');
    write('groups/fjord/group.yaml', ['name: Fjord Bil', 'sites: [fjord-bil, fjord-trucks]']);
    expect(faultsOf()).toEqual([
      'groups/fjord/sites/fjord-trucks.yaml:2: hosts.0 "www.fjordbil.example" is also in groups/fjord/sites/fjord-bil.yaml; a host selects one site.',
    ]);
  });
});

describe('loadGroup() of a group that was made for another version', () => {
  const group = (product: string): void =>
    write('groups/fjord/group.yaml', ['name: Fjord Bil', product, 'sites: [fjord-bil]', 'gone: true']);
  const warnings = [
    'groups/fjord/group.yaml:4: gone is unknown and ignored; remove it.',
    'groups/fjord/themes/fjord.yaml:3: tokens.color-removed is unknown and ignored; remove it.',
    'groups/fjord/sites/fjord-bil.yaml:8: shareImag is unknown and ignored; is it shareImage?',
    'groups/fjord/sites/fjord-bil.yaml:9: formerBuyer is unknown and ignored; remove it.',
  ];
  beforeEach(() => {
    write('groups/fjord/themes/fjord.yaml', ['tokens:', '  color-primary: "#123f6a"', '  color-removed: "#123f6a"']);
    writeSite({ shareImag: '/media/share.png', formerBuyer: '{ name: A }' });
  });

  it.each(['product: 0.1.0', 'product: 99.0.0', '# no version'])('ignores unknown settings with %s', (product) => {
    group(product);
    expect(loadGroup('groups/fjord', root)).toMatchObject({ name: 'Fjord Bil', warnings });
  });

  it('says that the version is another one when a setting is refused', () => {
    group('product: 0.1.0');
    writeSite({ languages: '[]' });
    expect(() => loadGroup('groups/fjord', root)).toThrow('It was made for version 0.1.0 of the product');
  });

  it('refuses a version that is none', () => {
    group('product: 0.2');
    expect(faultsOf()).toEqual([
      "groups/fjord/group.yaml:2: product is not a version; write it in quotes, like '0.2.0'.",
    ]);
  });
});

describe('installedGroup()', () => {
  it('is the only group in groups/', () => {
    expect(installedGroup(root).name).toBe('Fjord Bil');
  });

  it('is the one that GROUP names', () => {
    write('groups/other/group.yaml', ['name: Other', 'sites: [other]']);
    expect(() => installedGroup(root)).toThrow('groups/ contains several groups. Set GROUP to one of fjord, other.');
    process.env['GROUP'] = 'fjord';
    expect(installedGroup(root).name).toBe('Fjord Bil');
    process.env['GROUP'] = './groups/fjord';
    expect(installedGroup(root).name).toBe('Fjord Bil');
    process.env['GROUP'] = 'missing';
    expect(() => installedGroup(root)).toThrow(
      'GROUP is "missing", but groups/missing/group.yaml is missing; groups/ holds fjord, other.',
    );
  });

  it('says what to do when there is none', () => {
    rmSync(join(root, 'groups'), { recursive: true });
    expect(() => installedGroup(root)).toThrow('There is no group');
  });
});

describe('servedGroup()', () => {
  const env = (own: Partial<Parameters<typeof servedGroup>[0]> = {}): Parameters<typeof servedGroup>[0] => ({
    DEFAULT_SITE: '',
    CONTENT_DIR: '',
    STOCK_FEED: '',
    STOCK_MAPPING: '',
    STOCK_PHOTOS: '',
    DEALERS_FEED: '',
    SEARCH_ENDPOINT: '',
    ...own,
  });

  it('shows DEFAULT_SITE under unknown hosts', () => {
    writeSite({ hosts: '[trucks.example]' }, 'fjord-trucks');
    write('groups/fjord/group.yaml', ['name: Fjord Bil', 'sites: [fjord-trucks, fjord-bil]']);
    expect(servedGroup(env(), root).defaultSite.name).toBe('fjord-trucks');
    expect(servedGroup(env({ DEFAULT_SITE: 'fjord-bil' }), root).defaultSite.name).toBe('fjord-bil');
    expect(() => servedGroup(env({ DEFAULT_SITE: 'volvo' }), root)).toThrow(
      'DEFAULT_SITE is "volvo", which is not a site of the group; expected one of fjord-trucks, fjord-bil.',
    );
  });

  it('takes stock from where group.yaml names it', () => {
    write('groups/fjord/group.yaml', [
      'name: Fjord Bil',
      'sites: [fjord-bil]',
      'stock: { feed: https://feeds.example/cars.csv, mapping: cars.json }',
      'dealers: dealers.yaml',
    ]);
    const { stock, dealersFeed, contentFolder } = servedGroup(env(), root);
    const folder = join(root, 'groups/fjord');
    expect(stock).toEqual([{ feed: 'https://feeds.example/cars.csv', mapping: join(folder, 'cars.json') }]);
    expect({ dealersFeed, contentFolder }).toEqual({
      dealersFeed: join(folder, 'dealers.yaml'),
      contentFolder: join(folder, 'content'),
    });
  });

  const several = [
    'name: Fjord Bil',
    'sites: [fjord-bil]',
    'stock:',
    '  - { feed: cars.csv, mapping: cars.json, photos: photos }',
    '  - feed: sftp://fjord@feeds.example/out',
    '    mapping: import.json',
    '    authorization: STOCK_FEED_AUTHORIZATION_IMPORT',
    '    hostKey: SHA256:n0ZUqhxLs0TQh7Zy9rBfZr3bR4w5Vd1sVbq8m2pQkAc',
    '    interval: 60',
    '    sites: [fjord-bil]',
  ];

  it('takes several feeds in their order', () => {
    write('groups/fjord/group.yaml', several);
    const folder = join(root, 'groups/fjord');
    const { stock, photosFolder } = servedGroup(env(), root);
    expect(photosFolder).toBe(join(folder, 'photos'));
    expect(stock).toEqual([
      { feed: join(folder, 'cars.csv'), mapping: join(folder, 'cars.json') },
      {
        feed: 'sftp://fjord@feeds.example/out',
        mapping: join(folder, 'import.json'),
        authorization: 'STOCK_FEED_AUTHORIZATION_IMPORT',
        hostKey: 'SHA256:n0ZUqhxLs0TQh7Zy9rBfZr3bR4w5Vd1sVbq8m2pQkAc',
        interval: 60,
        sites: ['fjord-bil'],
      },
    ]);
  });

  it('replaces all feeds by the one of the environment', () => {
    write('groups/fjord/group.yaml', several);
    const mapping = join(root, 'groups/fjord/cars.json');
    expect(servedGroup(env({ STOCK_FEED: 'own.csv' }), root).stock).toEqual([{ feed: join(root, 'own.csv'), mapping }]);
  });

  it.each([
    ['authorization: DATABASE_URL', 'stock.1.authorization is the name of an environment variable'],
    ['hostKey: 12:34', 'stock.1.hostKey is not a fingerprint'],
    ['sites: [volvo]', 'stock.1.sites names "volvo", which is not a site of the group'],
    ['photos: other', 'stock.1.photos stands once, for the photos of all feeds'],
  ])('refuses a feed with %s', (line, message) => {
    write('groups/fjord/group.yaml', [...several.slice(0, 6), `    ${line}`]);
    expect(() => servedGroup(env(), root)).toThrow(message);
  });

  it('has no stock unless something names it', () => {
    expect(servedGroup(env(), root)).toMatchObject({ stock: [], dealersFeed: null });
  });

  it('prefers the environment', () => {
    const own = {
      STOCK_FEED: 'cars.csv',
      STOCK_MAPPING: 'cars.json',
      DEALERS_FEED: 'dealers.yaml',
      CONTENT_DIR: 'pages',
    };
    expect(servedGroup(env(own), root)).toMatchObject({
      stock: [{ feed: join(root, 'cars.csv'), mapping: join(root, 'cars.json') }],
      dealersFeed: join(root, 'dealers.yaml'),
      contentFolder: join(root, 'pages'),
    });
  });

  it('refuses a feed that nothing maps', () => {
    expect(() => servedGroup(env({ STOCK_FEED: 'cars.csv' }), root)).toThrow('set STOCK_MAPPING');
  });
});
