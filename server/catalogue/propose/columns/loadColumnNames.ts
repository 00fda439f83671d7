import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import { parse as parseYaml } from 'yaml';
import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { carFieldKinds } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { OperatorError } from '../../../../shared/kit/OperatorError.ts';
import { languageCodePattern } from '../../../../shared/site/languageCodePattern.ts';

const namesFile = 'config/feeds/columnNames.yaml';
const codesFile = 'config/feeds/valueCodes.yaml';

/** Purposes of columns that are no fields of a car. */
export const otherPurposes = [
  'id',
  'title',
  'site',
  'images',
  'seller/name',
  'seller/email',
  'seller/phone',
  'car_price/sale',
  'car_model/series',
  'unit/car_mileage',
  'unit/car_power',
  'unit/car_price',
] as const;

/** Purposes that a column can be proposed for. */
export type Purpose = CarField | (typeof otherPurposes)[number];

/** A known name of columns. */
interface KnownName {
  purpose: Purpose;
  /** Languages in which a column has this name. */
  languages: string[];
}

/** Words of the trade, from config/feeds. */
export interface ColumnNames {
  /** By the folded name. */
  names: ReadonlyMap<string, KnownName>;
  endings: ReadonlySet<string>;
  others: ReadonlySet<string>;
  equipment: ReadonlySet<string>;
  /** Field → folded word → value. */
  codes: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const wordList = Joi.array().items(Joi.string().trim().max(60)).required();
const purposes = [...Object.keys(carFieldKinds), ...otherPurposes];
const namesSchema = Joi.object<{
  fields: Record<Purpose, Record<string, string[]>>;
  endings: string[];
  others: string[];
  equipment: string[];
}>({
  fields: Joi.object()
    .pattern(Joi.valid(...purposes), Joi.object().pattern(Joi.string().pattern(languageCodePattern), wordList).min(1))
    .required(),
  endings: wordList,
  others: wordList,
  equipment: wordList,
});
const codesSchema = Joi.object<Record<string, Record<string, string[]>>>().pattern(
  Joi.valid(...Object.keys(carFieldKinds)),
  Joi.object().pattern(Joi.string(), wordList),
);

/** Folds a name for comparison: no case, accents, blanks and punctuation. */
export const nameKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

const keysOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(nameKey));

/** Reads and validates a file; null, with faults, if it cannot be used. */
function readWords<T>(root: string, file: string, schema: Joi.Schema<T>, faults: string[]): T | null {
  const written: unknown = parseYaml(readFileSync(join(root, file), 'utf8'));
  const checked = schema.validate(written, { abortEarly: false, convert: false });
  for (const { path, message } of checked.error?.details ?? []) faults.push(`${file}: ${path.join('.')}: ${message}`);
  return checked.error ? null : checked.value;
}

/** Known names by their folded spelling; a name of two purposes is a fault. */
function readNames(fields: Record<string, Record<string, string[]>>, faults: string[]): Map<string, KnownName> {
  const names = new Map<string, KnownName>();
  for (const [purpose, byLanguage] of Object.entries(fields) as [Purpose, Record<string, string[]>][]) {
    for (const [language, list] of Object.entries(byLanguage)) {
      for (const name of list) {
        const known = names.get(nameKey(name)) ?? { purpose, languages: [] };
        if (known.purpose !== purpose) {
          faults.push(`${namesFile}: fields.${purpose}.${language}: "${name}" is also a name of ${known.purpose}`);
        }
        if (!known.languages.includes(language)) known.languages.push(language);
        names.set(nameKey(name), known);
      }
    }
  }
  return names;
}

/** Values of a field by their folded words; a word of two values is a fault. */
function readCodes(field: string, byValue: Record<string, string[]>, faults: string[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [value, list] of Object.entries(byValue)) {
    for (const word of list) {
      const other = codes.get(nameKey(word)) ?? value;
      if (other !== value) faults.push(`${codesFile}: ${field}.${value}: "${word}" is also a word of ${other}`);
      codes.set(nameKey(word), value);
    }
  }
  return codes;
}

/**
 * Reads the names of columns and the codes of values.
 * @param root of the project
 * @throws OperatorError with file and place of every fault, such as a name of two fields
 */
export function loadColumnNames(root = process.cwd()): ColumnNames {
  const faults: string[] = [];
  const words = readWords(root, namesFile, namesSchema, faults);
  const values = readWords(root, codesFile, codesSchema, faults) ?? {};
  const names = readNames(words?.fields ?? {}, faults);
  const codes = new Map(Object.entries(values).map(([field, byValue]) => [field, readCodes(field, byValue, faults)]));
  if (faults.length > 0) {
    throw new OperatorError(`The names of columns have faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const { endings = [], others = [], equipment = [] } = words ?? {};
  return { names, endings: keysOf(endings), others: keysOf(others), equipment: keysOf(equipment), codes };
}
