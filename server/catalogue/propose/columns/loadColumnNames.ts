import { join } from 'node:path';
import Joi from 'joi';
import { readYaml } from '../../../../config/group/readYaml.ts';
import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { carFieldKinds } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { OperatorError } from '../../../../shared/kit/OperatorError.ts';
import { languageCodePattern } from '../../../../shared/site/languageCodePattern.ts';

const namesFile = 'config/feeds/columnNames.yaml';
const codesFile = 'config/feeds/valueCodes.yaml';

/** Purposes of columns that are no fields of a car. */
const otherPurposes = [
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

const words = Joi.array().items(Joi.string().trim().max(60)).required();
const purposes = [...Object.keys(carFieldKinds), ...otherPurposes];
const namesSchema = Joi.object<{
  fields: Record<Purpose, Record<string, string[]>>;
  endings: string[];
  others: string[];
  equipment: string[];
}>({
  fields: Joi.object()
    .pattern(Joi.valid(...purposes), Joi.object().pattern(Joi.string().pattern(languageCodePattern), words).min(1))
    .required(),
  endings: words,
  others: words,
  equipment: words,
});
const codesSchema = Joi.object<Record<string, Record<string, string[]>>>().pattern(
  Joi.valid(...Object.keys(carFieldKinds)),
  Joi.object().pattern(Joi.string(), words),
);

/** Folds a name for comparison: no case, accents, blanks and punctuation. */
export const nameKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

const keysOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(nameKey));

/**
 * Reads the names of columns and the codes of values.
 * @param root of the project
 * @throws OperatorError with file and line of every fault, such as a name of two fields
 */
export function loadColumnNames(root = process.cwd()): ColumnNames {
  const faults: string[] = [];
  const file = readYaml(join(root, namesFile), namesFile, namesSchema, faults);
  const codesOfFields = readYaml(join(root, codesFile), codesFile, codesSchema, faults);
  const names = new Map<string, KnownName>();
  for (const [purpose, byLanguage] of Object.entries(file?.value.fields ?? {}) as [Purpose, object][]) {
    for (const [language, list] of Object.entries(byLanguage) as [string, string[]][]) {
      for (const [at, name] of list.entries()) {
        const known = names.get(nameKey(name)) ?? { purpose, languages: [] };
        if (known.purpose !== purpose) {
          file?.addFault(['fields', purpose, language, at], `"${name}" is also a name of ${known.purpose}`);
        }
        if (!known.languages.includes(language)) known.languages.push(language);
        names.set(nameKey(name), known);
      }
    }
  }
  const codes = new Map<string, ReadonlyMap<string, string>>();
  for (const [field, byValue] of Object.entries(codesOfFields?.value ?? {})) {
    const known = new Map<string, string>();
    for (const [value, list] of Object.entries(byValue)) {
      for (const [at, word] of list.entries()) {
        const other = known.get(nameKey(word)) ?? value;
        if (other !== value) codesOfFields?.addFault([field, value, at], `"${word}" is also a word of ${other}`);
        known.set(nameKey(word), value);
      }
    }
    codes.set(field, known);
  }
  if (faults.length > 0) {
    throw new OperatorError(`The names of columns have faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const { endings = [], others = [], equipment = [] } = file?.value ?? {};
  return { names, endings: keysOf(endings), others: keysOf(others), equipment: keysOf(equipment), codes };
}
