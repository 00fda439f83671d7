import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import Joi from 'joi';
import { readYaml } from '../group/readYaml.ts';
import type { CheckedYaml, SettingsReading } from '../group/readYaml.ts';
import { yamlFilesIn } from '../group/yamlFilesIn.ts';
import type { LanguageFolders } from './LanguagePack.ts';
import { loadCellWords } from './loadCellWords.ts';
import { readPackFiles } from './readPackFiles.ts';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import { languageCodePattern } from '../../shared/site/languageCodePattern.ts';
import { foldedValue } from '../../shared/catalogue/foldText.ts';
import { brandNames, horsepower, modelNames, staffTitleFacet } from '../../shared/catalogue/vocabulary.ts';
import type { Vocabulary, VocabularyEntry } from '../../shared/catalogue/vocabulary.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';

/** Values of a facet by their ids, which are their labels in the reference language. */
interface FacetValue {
  values?: string[];
  valuesIn?: Record<Language, string[]>;
  schema?: string;
  swatch?: string;
  with?: string[];
  of?: string[][];
}
type FacetFile = Record<string, FacetValue>;
/** Labels of a language: facet → id → label. */
type LabelsFile = Record<string, Record<string, string>>;

const folder = 'config/vocabularies';
const brandsFile = 'config/brands.yaml';
const modelsFile = 'config/models.yaml';
const facetName = new RegExp(`^(?:car_[a-z_]+|${staffTitleFacet})$`);
const label = Joi.string().trim().max(120);
const labels = Joi.array().items(label).max(250);
const facetSchema = Joi.object<FacetFile>().pattern(
  label,
  Joi.object({
    values: labels,
    valuesIn: Joi.object().pattern(Joi.string().pattern(languageCodePattern), labels),
    schema: label,
    swatch: Joi.string().pattern(/^#[0-9a-f]{6}$/),
    with: labels,
    of: Joi.array().items(labels.min(2)),
  }),
);
const brandsSchema = Joi.object<Record<string, string[]>>().pattern(label, Joi.array().items(label).max(60));
const labelsSchema = Joi.object<LabelsFile>({
  // words about countries are no labels
  countries: Joi.object().strip(),
}).pattern(facetName, Joi.object().pattern(label, label));

/** A spelling of a value, and the file that it is from. */
interface Spelling {
  text: string;
  file: CheckedYaml<unknown>;
  /** Its path in the file. */
  path: readonly (string | number)[];
}

/**
 * Reads the vocabularies, and their labels from the folders of languages.
 * Later folders override single labels.
 * @param root of the project
 * @throws OperatorError with file and line of every fault
 */
export function loadVocabulary(languages: LanguageFolders, root = process.cwd()): Vocabulary {
  const faults: string[] = [];
  const facets = new Map<string, CheckedYaml<FacetFile>>();
  for (const name of yamlFilesIn(join(root, folder))) {
    const facet = basename(name, '.yaml');
    const file = readYaml(join(root, folder, name), `${folder}/${name}`, facetSchema, faults);
    if (!facetName.test(facet)) faults.push(`${folder}/${name}: is not named after a facet, such as car_fuel.yaml.`);
    else if (file) facets.set(facet, file);
  }
  const [brands, models] = [brandsFile, modelsFile].map((name) =>
    existsSync(join(root, name)) ? readYaml(join(root, name), name, brandsSchema, faults) : null,
  );
  const packs = [...languages.values()].map((pack) => ({
    code: pack.code,
    reading: pack.reading,
    files: readPackFiles(pack, labelsSchema, { name: 'labels.yaml', root, faults }),
  }));
  for (const { files, reading } of packs) for (const file of files) reportUnknown(file, facets, { faults, reading });

  const cellWords = loadCellWords(root, faults);
  const vocabulary = new Map<string, VocabularyEntry[]>();
  for (const [facet, file] of facets) {
    const claims = new Map<string, string>();
    const entries = Object.entries(file.value).map(([id, facetValue]): VocabularyEntry => {
      const { values = [], valuesIn, schema, swatch } = facetValue;
      const claim = (where: string, { text, file: of, path }: Spelling): string => {
        const key = `${where} ${foldedValue(text)}`;
        const other = claims.get(key) ?? id;
        claims.set(key, other);
        if (other === id) return text;
        const fault = `${of.placeOf(path)}: "${text}" is also a spelling of "${other}" (case, accents and hyphens are ignored).`;
        if (!faults.includes(fault)) faults.push(fault);
        return text;
      };
      const ownValues = values.map((text, at) => claim('values', { text, file, path: [id, 'values', at] }));
      const labels: Record<Language, string> = {};
      for (const { code, files } of packs) {
        const own = files.findLast(({ value }) => value[facet]?.[id] !== undefined);
        const text = own?.value[facet]?.[id] ?? (isReference(languages, code) ? id : undefined);
        if (text !== undefined) labels[code] = claim(code, { text, file: own ?? file, path: own ? [facet, id] : [id] });
      }
      // a feed may deliver the id although the reference language has another label
      const delivered = labels[referenceLanguage] === id ? ownValues : [...ownValues, id];
      const inWords = cellWords.matchingOf(facet, { id, with: facetValue.with ?? [], of: facetValue.of ?? [] });
      return {
        ...{ labels, values: delivered },
        ...(valuesIn && { valuesIn }),
        ...(inWords && { inWords }),
        ...(schema !== undefined && { schema }),
        ...(swatch !== undefined && { swatch }),
      };
    });
    vocabulary.set(facet, entries);
  }
  for (const [name, entries] of cellWords.vocabularies) vocabulary.set(name, entries);
  if (faults.length > 0) {
    throw new OperatorError(`The vocabularies have faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const units = Object.fromEntries([...languages].map(([code, pack]) => [code, pack.horsepower]));
  const entriesOf = (file: typeof brands): VocabularyEntry[] =>
    Object.entries(file?.value ?? {}).map(([name, others]) => ({ labels: {}, values: [name, ...others] }));
  vocabulary.set(brandNames, entriesOf(brands)).set(modelNames, entriesOf(models));
  return vocabulary.set(horsepower, [{ labels: units, values: [] }]);
}

/**
 * Adds a fault for each label of a value that no vocabulary has.
 * It is a warning where unknown settings are ignored.
 */
function reportUnknown(
  { value, addFault, placeOf }: CheckedYaml<LabelsFile>,
  facets: ReadonlyMap<string, CheckedYaml<FacetFile>>,
  { faults, reading }: { faults: readonly string[]; reading: SettingsReading | undefined },
): void {
  const report = (at: readonly string[], message: string): void => {
    if (reading?.ignoresUnknown !== true) {
      addFault(at, message);
      return;
    }
    const line = `${placeOf(at)}: ${at.join('.')} ${message}; it is ignored.`;
    if (!reading.warnings.includes(line)) reading.warnings.push(line);
  };
  for (const [facet, labels] of Object.entries(value)) {
    const known = facets.get(facet)?.value;
    if (!known && faults.length === 0) report([facet], `has no file in ${folder}`);
    for (const id of known ? Object.keys(labels) : []) {
      if (!Object.hasOwn(known ?? {}, id)) report([facet, id], `is not a value of ${folder}/${facet}.yaml`);
    }
  }
}

/** Returns whether a language is the reference language or a variant of it. */
function isReference(languages: LanguageFolders, code: Language): boolean {
  const { inherits } = languages.get(code) ?? {};
  return code === referenceLanguage || (inherits !== undefined && isReference(languages, inherits));
}
