import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import { readTexts } from '../../config/languages/readTexts.ts';
import { unlessMissing } from '../../server/kit/unlessMissing.ts';
import { textsFor } from '../../shared/kit/text/TextShape.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Language, Texts } from '../../shared/site/SiteTypes.ts';

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
// prettier-ignore
const workshopKeys = [
  'title', 'description', 'text', 'book', 'yours', 'maintenance', 'tyres', 'repairs', 'transport',
  'service', 'serviceText', 'oil', 'oilText', 'inspection', 'inspectionText', 'wheels', 'wheelsText',
  'diagnosis', 'diagnosisText', 'car', 'carText',
] as const;
const pathKeys = [
  'pathToCarList',
  'pathToCarDetail',
  'pathToSiteList',
  'pathToSiteDetail',
  'pathToContact',
  'pathToPrivacy',
  'pathToWorkshopBooking',
  'pathToBooking',
] as const;

export type Columns = Record<(typeof columnKeys)[number], string>;
/** Texts of opening hours, shown in the site's first language as dealers write them. */
export type HoursWords = Record<(typeof hoursKeys)[number], string>;
/** Texts of the workshop's pages, services and add-ons. */
export type WorkshopTexts = Record<(typeof workshopKeys)[number], string>;

/** Texts of the example pages in one language, with the paths of the product's dictionary. */
export type ExampleTexts = Record<(typeof textKeys)[number] | (typeof pathKeys)[number], string> & {
  /** Column names of the example stock. */
  columns: Columns;
  hours: HoursWords;
  workshop: WorkshopTexts;
};

const textShape = {
  ...textsFor(...textKeys),
  columns: textsFor(...columnKeys),
  hours: textsFor(...hoursKeys),
  workshop: textsFor(...workshopKeys),
};

/**
 * Reads the example texts of a language.
 * @param values of the placeholders {name} and {email}
 */
export async function exampleTexts(
  projectRoot: string,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): Promise<ExampleTexts> {
  const faults: string[] = [];
  const folders = productLanguages(projectRoot).get(language)?.folders ?? [];
  const shownName = (path: string): string => relative(projectRoot, path);
  const texts = readTexts(textShape, 'init.yaml', folders, { shownName, faults });
  if (!texts) throw new OperatorError(faults.join('\n'));
  const rooms = await Promise.all(
    folders.map(async (folder) => unlessMissing(readFile(join(folder, 'texts/site.yaml'), 'utf8'), '')),
  );
  const dictionary = Object.assign({}, ...rooms.map((room) => parse(room) as unknown)) as Texts;
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

/** Escapes a text for HTML. */
export function escapeMarkup(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
