import type { CarField } from '../../../shared/catalogue/Car.ts';
import type { FieldRule } from '../feed/mapping/FeedMappingTypes.ts';
import type { BrandNames } from '../feed/rules/createBrandNames.ts';
import { titlePart } from '../feed/rules/titleParts.ts';
import { shareOf } from './columns/columnEvidence.ts';
import type { Certainty, Matches, ProfiledColumn } from './columns/Match.ts';
import type { Column } from './profileColumns.ts';

/** A field that is read from a title. */
export interface TitleField {
  field: CarField;
  rule: FieldRule;
  column: Column;
  certainty: Certainty;
  reason: string;
  /** Values as they are read from the first titles. */
  examples: string[];
}

/** Share of titles that begin with a known brand. */
const minTitles = 0.6;
/** The same in columns that are not named as titles. */
const minOtherTitles = 0.8;
/** Share of versions that repeat the brand or model. */
const minDoubled = 0.3;
/** The first year in a text, as a pattern of a mapping. */
export const yearInText = '^.*?\\b((?:19|20)\\d\\d)\\b.*$';

/** A column of whole names: the named one, else one whose texts begin with brands. */
function findTitle({ byPurpose, columns }: Matches): ProfiledColumn | undefined {
  const named = byPurpose.get('title')?.columns[0];
  const own = columns.find(({ column }) => column === named);
  const used = new Set(
    [...byPurpose].filter(([purpose]) => purpose !== 'car_description').flatMap(([, one]) => one.columns),
  );
  const others = columns.filter(({ column, evidence }) => evidence.titles >= minOtherTitles && !used.has(column));
  const needsBrand = !byPurpose.has('car_brand');
  if (own && (!needsBrand || own.evidence.titles >= minTitles)) return own;
  return needsBrand ? (others.sort((a, b) => a.evidence.length - b.evidence.length)[0] ?? own) : own;
}

/** Share of texts that begin with the brand or the model of their row. */
function doubledShare(texts: readonly string[], matches: Matches, brands: BrandNames): number {
  const valuesOf = (field: 'car_brand' | 'car_model'): readonly string[] => {
    const own = matches.byPurpose.get(field)?.columns[0]?.texts ?? [];
    return own.length === texts.length ? own : [];
  };
  const columns = { car_brand: valuesOf('car_brand'), car_model: valuesOf('car_model') };
  const doubled = texts.filter((text, at) => {
    const name = (field: string): string => columns[field as 'car_brand' | 'car_model'][at] ?? '';
    return titlePart(text, { without: ['car_brand', 'car_model'] }, { brands, name }) !== text;
  });
  return texts.length === 0 ? 0 : doubled.length / texts.length;
}

/** Examples of a part of the first titles. */
function partExamples(texts: readonly string[], field: CarField, brands: BrandNames): string[] {
  return texts.slice(0, 3).map((title) => {
    const read: Record<string, string> = {};
    const source = { brands, name: (name: string): string => read[name] ?? '' };
    read['car_brand'] = titlePart(title, { part: 'brand' }, source);
    read['car_model'] = titlePart(title, { part: 'model' }, source);
    return read[field] ?? titlePart(title, { without: ['car_brand', 'car_model'] }, source);
  });
}

/**
 * Proposes the brand, model, version and year that only a column of whole names has.
 * A version that repeats brand and model is read without them.
 */
export function proposeTitle(matches: Matches, brands: BrandNames): TitleField[] {
  const { byPurpose, open } = matches;
  const isMissing = (field: CarField): boolean =>
    !byPurpose.has(field) && !open.some(({ purpose }) => purpose === field);
  const without: CarField[] = ['car_brand', 'car_model'];
  const version = byPurpose.get('car_version')?.columns[0];
  if (version && !isMissing('car_brand')) {
    if (doubledShare(version.texts, matches, brands) < minDoubled) return [];
    const rule = { column: version.path, without: without.filter((field) => byPurpose.has(field)) };
    const reason = 'name, without brand and model';
    return [{ field: 'car_version', rule, column: version, certainty: 'sure', reason, examples: [] }];
  }
  const title = findTitle(matches);
  if (!title) return [];
  const { column, evidence } = title;
  const fields: TitleField[] = [];
  const add = (field: CarField, rule: FieldRule, certainty: Certainty, reason: string): void => {
    const examples = field === 'car_year' ? [] : partExamples(column.texts, field, brands);
    fields.push({ field, rule: { column: column.path, ...rule }, column, certainty, reason, examples });
  };
  const hasBrands = evidence.titles >= minTitles;
  if (isMissing('car_brand')) {
    if (!hasBrands) return [];
    add('car_brand', { part: 'brand', required: true }, 'likely', 'the known brand in titles');
  }
  if (isMissing('car_model') && hasBrands) {
    add('car_model', { part: 'model' }, 'likely', 'the word after the brand in titles');
  }
  const hasYear = shareOf(column.texts, (text) => new RegExp(yearInText).test(text.slice(0, 12))) >= minTitles;
  if (isMissing('car_year') && hasYear) {
    const rule: FieldRule = { replace: [{ pattern: yearInText, by: '$1' }], ifBad: 'blank' };
    add('car_year', rule, 'likely', 'the year in titles');
  }
  if (!isMissing('car_version') || column === byPurpose.get('car_description')?.columns[0]) return fields;
  const named: CarField[] = hasYear ? [...without, 'car_year'] : without;
  const isKnown = (field: CarField): boolean => byPurpose.has(field) || fields.some((one) => one.field === field);
  add(
    'car_version',
    { without: named.filter(isKnown) },
    fields.length > 0 ? 'likely' : 'sure',
    'titles without brand and model',
  );
  return fields;
}
