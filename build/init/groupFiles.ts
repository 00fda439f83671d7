import { relative } from 'node:path';
import { countryFiles } from '../../config/group/countryFiles.ts';
import { countrySchema } from '../../config/group/countrySchema.ts';
import { GroupError } from '../../config/group/loadGroup.ts';
import { readYaml } from '../../config/group/readYaml.ts';
import { exampleDealers } from './exampleDealers.ts';
import { exampleTexts } from './exampleTexts.ts';
import { exampleTowns } from './exampleTowns.ts';
import { groupStock } from './groupStock.ts';
import type { InitAnswers } from './InitAnswers.ts';
import { logoFiles } from './logo/logoFiles.ts';
import type { NewSite } from './NewSite.ts';
import type { GroupFiles } from './pageFiles.ts';
import { productVersion } from '../../config/version/productVersion.ts';
import { repositoryFiles } from './repository/repositoryFiles.ts';
import { settingFiles } from './settingFiles.ts';
import { siteFiles } from './siteFiles.ts';
import { sitePages } from './sitePages.ts';
import { workshopFiles } from './workshopFiles.ts';

const iconHint =
  'the initial is shown instead. Put a square favicon.svg below content/media and name its folder under "icons" in the files of sites/ (docs/themes.md).';

/**
 * Returns the files of a new group by their path in its folder; writes nothing.
 * @param projectRoot folder of the product
 * @param say reports what could not be written as asked
 * @throws GroupError for a country whose file has faults
 * @throws InitCommandError for answers that cannot be used together
 */
export async function groupFiles(
  answers: InitAnswers,
  projectRoot: string,
  say: (text: string) => void = () => undefined,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { folder, name, country, color } = answers;
  const faults: string[] = [];
  const countryFile = countryFiles(projectRoot, folder).get(country) ?? `config/countries/${country}.yaml`;
  const units = readYaml(countryFile, relative(projectRoot, countryFile), countrySchema, faults)?.value;
  if (!units) throw new GroupError(faults);

  const logo = answers.logo === null ? null : await logoFiles(answers.logo, color);
  if (logo?.lacksIcon) say(`The logo is too far from a square for an icon: ${iconHint}\n`);
  const sites = answers.sites.map((site, at): NewSite => {
    const own = logo && { settings: logo.settings, tokens: logo.tokens, isNamed: at > 0 };
    return { ...site, country, color, stock: site.stock !== 'none', ...(own && { logo: own }) };
  });
  const languages = [...new Set(sites.flatMap((site) => site.languages))];
  const texts = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await exampleTexts(projectRoot, language)] as const),
    ),
  );
  const dealers = exampleDealers(sites, await exampleTowns(country, projectRoot));
  const files: GroupFiles = new Map(logo?.files);
  const add = (more: ReadonlyMap<string, string | Uint8Array>): void => {
    for (const [file, content] of more) files.set(file, content);
  };

  const { stock, files: stockFiles } = await groupStock({
    answers,
    projectRoot,
    sites,
    country: units,
    dealers,
    texts,
    say,
  });
  add(stockFiles);
  const hours = new Map([...texts].map(([language, own]) => [language, own.hours]));
  add(settingFiles({ name, version: productVersion, sites, stock, dealers, hours }));
  add(await repositoryFiles(answers, projectRoot, productVersion));
  for (const site of sites) {
    add(siteFiles(site));
    add(await sitePages(site, { projectRoot, folder }));
  }
  if (sites.some(({ workshop }) => workshop)) {
    const booked = new Set(sites.flatMap((site) => (site.workshop ? site.languages : [])));
    const workshopTexts = new Map(
      [...texts].flatMap(([language, own]) => (booked.has(language) ? [[language, own.workshop] as const] : [])),
    );
    const parts = { projectRoot, currency: units.currency, texts: workshopTexts };
    add(await workshopFiles({ ...parts, dealers: dealers.filter(({ site }) => site.workshop) }));
  }
  return files;
}
