import { countryFiles } from '../../../config/group/countryFiles.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

interface Choice {
  value: string;
  name: string;
}

/** Returns the countries of the product and of a group's folder with their English names, by name. */
export function countryChoices(projectRoot: string, group: string): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return [...countryFiles(projectRoot, group).keys()]
    .map((value) => ({ value, name: `${names.of(value.toUpperCase()) ?? value} (${value})` }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the product's languages with their English names, that of the country first. */
export function languageChoices(country: string, projectRoot: string): [Choice, ...Choice[]] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const known = [...productLanguages(projectRoot).keys()];
  const usual = usualLanguage(country, known);
  const choice = (value: string): Choice => ({ value, name: `${names.of(value) ?? value} (${value})` });
  return [choice(usual), ...known.filter((language) => language !== usual).map(choice)];
}

/** Returns the language that most people of a country read, in its variant there if the product has it. */
function usualLanguage(country: string, known: readonly Language[]): Language {
  const region = country.toUpperCase();
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return [`${language}-${region}`, language, ...known].find((code) => known.includes(code)) ?? 'en';
}
