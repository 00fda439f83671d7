import { basename, join, relative, resolve } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { Languages } from '../languages/LanguagePack.ts';
import { loadLanguages } from '../languages/loadLanguages.ts';
import { languagesFolder } from '../languages/productLanguages.ts';
import { loadThemes } from '../theme/loadThemes.ts';
import { siteLook } from '../theme/siteLook.ts';
import { productVersion } from '../version/productVersion.ts';
import { firstVersion } from '../version/versionNotice.ts';
import { countryFiles } from './countryFiles.ts';
import { countrySchema } from './countrySchema.ts';
import type { Country } from './countrySchema.ts';
import { countryTexts } from './countryTexts.ts';
import { feedPlace } from './feedPlace.ts';
import type { Group } from './Group.ts';
import { groupSchema } from './groupSchema.ts';
import type { GroupFile } from './groupSchema.ts';
import { readProduct } from './readProduct.ts';
import { readYaml } from './readYaml.ts';
import type { CheckedYaml, SettingsReading } from './readYaml.ts';
import { sitePlates } from './sitePlates.ts';
import { sitePostcodes } from './sitePostcodes.ts';
import { siteConfig } from './siteConfig.ts';
import { siteFaults } from './siteFaults.ts';
import { siteSchema } from './siteSchema.ts';
import type { SiteFile } from './siteSchema.ts';
import { yamlFilesIn } from './yamlFilesIn.ts';

/** All faults in the files of a group. */
export class GroupError extends OperatorError {
  override readonly name = 'GroupError';

  /** Version of the product that the group was made for; null when it states none. */
  readonly product: string | null;
  /** Settings that are ignored or have a new name. */
  readonly warnings: readonly string[];

  constructor(
    readonly faults: readonly string[],
    { product, warnings }: Pick<Group, 'product' | 'warnings'> = { product: productVersion, warnings: [] },
  ) {
    const madeFor = product ?? firstVersion;
    const cause =
      madeFor === productVersion
        ? ''
        : `\nIt was made for version ${madeFor} of the product, and this is ${productVersion}: npm run doctor lists what changed.`;
    super(`The group cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}${cause}`);
    this.product = product;
    this.warnings = warnings;
  }
}

/**
 * Loads the files of a group: group.yaml and sites/<site>.yaml.
 * Sites are completed from config/countries/<country>.yaml, or countries/<country>.yaml of the group, and themes/<theme>.yaml.
 * @param folder of the group, relative to `root`
 * @param root of the project
 * @throws GroupError with file, line and remedy of every fault
 */
export function loadGroup(folder: string, root = process.cwd()): Group {
  const path = resolve(root, folder);
  const shown = (file: string): string => relative(root, file).replaceAll('\\', '/');
  const faults: string[] = [];
  const groupPath = join(path, 'group.yaml');
  const product = readProduct(groupPath);
  const warnings: string[] = [];
  const reading: SettingsReading = { ignoresUnknown: (product ?? firstVersion) !== productVersion, warnings };
  const group = readYaml(groupPath, shown(groupPath), groupSchema, { faults, reading, file: 'group.yaml' });
  const languages = loadLanguages([resolve(root, languagesFolder), join(path, 'languages')], root, faults, reading);
  const countries = readCountries(countryFiles(root, path), { languages, shown, faults, reading });
  const themes = loadThemes(path, shown, faults, reading);

  const sitesPath = join(path, 'sites');
  const names = yamlFilesIn(sitesPath).map((file) => basename(file, '.yaml'));
  const hosts = new Map<string, string>();
  const read = (name: string): SiteConfig[] => {
    const file = join(sitesPath, `${name}.yaml`);
    const written = readYaml(file, shown(file), siteSchema, { faults, reading, file: 'sites/*.yaml' });
    const country = written && countries.get(written.value.country);
    if (!written || !country) {
      if (written) {
        const known = [...countries.keys()].join(', ');
        written.addFault(
          ['country'],
          `"${written.value.country}" has no file in config/countries or in countries/ of the group; available: ${known}`,
        );
      }
      return [];
    }
    addClaims(written, shown(file), hosts);
    const look = siteLook(written, themes);
    if (!look) return [];
    const site = siteConfig(name, written.value, { country, look, languages });
    for (const [at, language] of site.languages.entries()) {
      if (languages.has(language)) continue;
      const known = [...languages.keys()].join(', ');
      written.addFault(['languages', at], `"${language}" has no folder in ${languagesFolder}; available: ${known}`);
    }
    for (const { at, message } of siteFaults(site)) written.addFault(at, message);
    return [site];
  };
  const sites = new Map(names.flatMap(read).map((site) => [site.name, site]));

  for (const name of group?.value.sites ?? []) {
    if (!names.includes(name)) {
      group?.addFault(['sites'], `names "${name}", but ${shown(sitesPath)}/${name}.yaml is missing`);
    }
  }
  for (const name of names) {
    if (group && !group.value.sites.includes(name)) {
      group.addFault(['sites'], `lacks "${name}", which has a file in ${shown(sitesPath)}`);
    }
  }
  if (group) addStockFaults(group);
  const [first, ...others] = (group?.value.sites ?? []).flatMap((name) => sites.get(name) ?? []);
  if (!group || !first || faults.length > 0) throw new GroupError(faults, { product, warnings });
  const [defaultSite, ...otherSites] = withAllPlates(first, others);
  return {
    folder: path,
    name: group.value.name,
    product,
    warnings,
    demo: group.value.demo,
    languages,
    sites: [defaultSite, ...otherSites],
    defaultSite,
    contentFolder: join(path, 'content'),
    redirectsFolder: join(path, 'redirects'),
    ...groupFeeds(group.value, path),
  };
}

/** Adds a fault for each feed with photos after the first, and for sites that the group does not have. */
function addStockFaults({ value: { stock = [], sites }, addFault }: CheckedYaml<GroupFile>): void {
  const feeds = [stock].flat();
  const placeOf = (at: number): (string | number)[] => (Array.isArray(stock) ? ['stock', at] : ['stock']);
  const withPhotos = feeds.flatMap(({ photos }, at) => (photos === undefined ? [] : [at]));
  for (const at of withPhotos.slice(1)) {
    addFault([...placeOf(at), 'photos'], 'stands once, for the photos of all feeds');
  }
  for (const [at, feed] of feeds.entries()) {
    for (const name of (feed.sites ?? []).filter((one) => !sites.includes(one))) {
      addFault([...placeOf(at), 'sites'], `names "${name}", which is not a site of the group`);
    }
  }
}

/** Resolves the stock and dealers of group.yaml from the group's folder. */
function groupFeeds(
  { stock = [], dealers }: GroupFile,
  folder: string,
): Pick<Group, 'stock' | 'photosFolder' | 'dealersFeed'> {
  const feeds = [stock].flat();
  const photos = feeds.find((feed) => feed.photos !== undefined)?.photos;
  return {
    stock: feeds.map(({ photos: _photos, ...feed }) => {
      return { ...feed, feed: feedPlace(feed.feed, folder), mapping: resolve(folder, feed.mapping) };
    }),
    photosFolder: photos === undefined ? null : resolve(folder, photos),
    dealersFeed: dealers === undefined ? null : feedPlace(dealers, folder),
  };
}

interface CountryReading {
  languages: Languages;
  shown: (file: string) => string;
  faults: string[];
  reading: SettingsReading;
}

/** Reads country files by code. */
function readCountries(
  files: ReadonlyMap<string, string>,
  { languages, shown, faults, reading }: CountryReading,
): Map<string, Country> {
  return new Map(
    [...files].flatMap(([key, file]): [string, Country][] => {
      const country = readYaml(file, shown(file), countrySchema, { faults, reading, file: 'countries/*.yaml' });
      if (!country) return [];
      const plates = sitePlates(country.value.plates);
      const postcodes = sitePostcodes(country.value.postcodes);
      if (typeof plates === 'string') country.addFault(['plates'], plates);
      if (typeof postcodes === 'string') country.addFault(['postcodes'], postcodes);
      if (typeof plates === 'string' || typeof postcodes === 'string') return [];
      const { textedCountries = [key], texts: _texts, ...value } = country.value;
      const texts = countryTexts(country.value, languages.keys());
      return [[key, { ...value, plates, postcodes, textedCountries, countryTexts: texts }]];
    }),
  );
}

/** Lets visitors of any site type registration numbers of any country of the group. */
function withAllPlates(first: SiteConfig, others: readonly SiteConfig[]): [SiteConfig, ...SiteConfig[]] {
  const inText = [...new Set([first, ...others].flatMap(({ plates }) => plates.inText))];
  const withAll = (site: SiteConfig): SiteConfig => ({ ...site, plates: { ...site.plates, inText } });
  return [withAll(first), ...others.map(withAll)];
}

/** Adds a fault for each host already used by an earlier site. */
function addClaims({ value, addFault }: CheckedYaml<SiteFile>, file: string, hosts: Map<string, string>): void {
  for (const [at, host] of value.hosts.entries()) {
    const other = hosts.get(host);
    if (other !== undefined) addFault(['hosts', at], `"${host}" is also in ${other}; a host selects one site`);
    hosts.set(host, file);
  }
}
