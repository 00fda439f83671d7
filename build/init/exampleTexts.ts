import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { parse } from 'yaml';
import type { Language } from '../../shared/site/SiteTypes.ts';

// prettier-ignore
const textKeys = [
  'homeDescription', 'homeHeading', 'homeText', 'newest', 'allCars',
  'cars', 'carsMenu', 'carsDescription', 'car', 'dealers', 'dealersDescription', 'dealer',
  'sell', 'sellSlug', 'sellMenu', 'sellDescription', 'sellText', 'sellSteps', 'sellDescribe', 'sellDescribeText',
  'sellOffer', 'sellOfferText', 'sellHandOver', 'sellHandOverText',
  'about', 'aboutSlug', 'aboutDescription', 'aboutHeading', 'aboutText',
  'contact', 'contactDescription', 'contactHeading', 'contactText', 'contactForm',
  'privacy', 'privacyDescription', 'privacyText', 'footer', 'footerBuy', 'footerAbout',
] as const;
/** Texts that are markup. */
const markupKeys: ReadonlySet<string> = new Set(['aboutText', 'contactText', 'privacyText']);
// prettier-ignore
const columnKeys = [
  'id', 'dealer', 'brand', 'model', 'version', 'year', 'price', 'mileage', 'power', 'fuel', 'gearbox', 'body', 'color',
  'drive', 'condition',
] as const;
const hoursKeys = ['weekdays', 'saturday', 'sunday', 'closed'] as const;
const pathKeys = [
  'pathToCarList',
  'pathToCarDetail',
  'pathToSiteList',
  'pathToSiteDetail',
  'pathToContact',
  'pathToPrivacy',
] as const;

export type Columns = Record<(typeof columnKeys)[number], string>;
/** Texts of opening hours, shown in the site's first language as dealers write them. */
export type HoursWords = Record<(typeof hoursKeys)[number], string>;

/** Texts of the example pages in one language, with the paths of the product's dictionary. */
export type ExampleTexts = Record<(typeof textKeys)[number] | (typeof pathKeys)[number], string> & {
  /** Column names of the example stock. */
  columns: Columns;
  hours: HoursWords;
};

const text = Joi.string().required();
const textKeySchemas = (keys: readonly string[]): Record<string, Joi.Schema> =>
  Object.fromEntries(keys.map((key) => [key, text]));
const textsSchema = Joi.object({
  ...textKeySchemas(textKeys),
  columns: Joi.object(textKeySchemas(columnKeys)).required(),
  hours: Joi.object(textKeySchemas(hoursKeys)).required(),
});
const pathsSchema = Joi.object(textKeySchemas(pathKeys)).unknown();

/**
 * Reads the example texts of a language.
 * @param values of the placeholders {name} and {email}
 */
export async function exampleTexts(
  projectRoot: string,
  language: Language,
  values: Readonly<Record<string, string>>,
): Promise<ExampleTexts> {
  const read = async (file: string, schema: Joi.ObjectSchema): Promise<Record<string, unknown>> => {
    const content: unknown = parse(await readFile(join(projectRoot, file), 'utf8'));
    return Joi.attempt(content, schema, `${file}: `) as Record<string, unknown>;
  };
  const texts = await read(`build/init/texts/${language}.yaml`, textsSchema);
  const dictionary = await read(`content/languages/${language}/texts/site.yaml`, pathsSchema);
  const filled = Object.entries(texts).map(([key, value]) => {
    if (typeof value !== 'string') return [key, value] as const;
    const shown = (name: string): string =>
      markupKeys.has(key) ? escapeMarkup(values[name] ?? '') : (values[name] ?? '');
    return [key, value.replace(/\{(\w+)\}/g, (_whole, name: string) => shown(name))] as const;
  });
  return {
    ...(Object.fromEntries(filled) as ExampleTexts),
    ...(Object.fromEntries(pathKeys.map((key) => [key, dictionary[key]])) as Record<(typeof pathKeys)[number], string>),
  };
}

function escapeMarkup(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
