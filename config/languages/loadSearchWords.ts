import { join } from 'node:path';
import Joi from 'joi';
import { readYaml } from '../group/readYaml.ts';
import type { CheckedYaml } from '../group/readYaml.ts';
import type { LanguageFolders } from './LanguagePack.ts';
import { readPackFiles } from './readPackFiles.ts';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import { isRangeFacet, parseRange } from '../../shared/catalogue/facets/rangeFacets.ts';
import { foldedValue, foldText } from '../../shared/catalogue/foldText.ts';
import { quantityRoles } from '../../shared/catalogue/keyphrase/quantityRoles.ts';
import type { QuantityRole } from '../../shared/catalogue/keyphrase/quantityRoles.ts';
import type { SearchWords, SearchWordsByLanguage } from '../../shared/catalogue/keyphrase/SearchWords.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';

type Written = string | number | boolean;

/** search.yaml of a folder. */
interface SearchFile {
  synonyms: Record<string, Record<string, Written | Written[]>>;
  negators: string[];
  conjunctions: string[];
  fillers: { plain?: string[]; ignored?: string[] };
  inflections: [ending: string, instead: string][];
  endings: string[];
  towns: Record<string, string[]>[];
  /** "numbers" are the words for 2 to 9, each with its spellings: "sju/syv". */
  quantities: Partial<Record<QuantityRole | 'numbers', string[]>>;
}

/** Words of every language: names of brands and models, symbols, units. */
const commonFile = 'config/search.yaml';
const firstNumber = 2;

const maxPhraseCharacters = 60;
const words = Joi.array().items(Joi.string().max(maxPhraseCharacters));
const value = Joi.alternatives(Joi.string().max(80), Joi.number(), Joi.boolean());
const synonymSchema = Joi.object()
  .pattern(/^car_[a-z_]+\??$/, Joi.alternatives(value, Joi.array().items(value).min(1).max(20)))
  .min(1)
  .max(4)
  .messages({ 'object.base': 'must be facets with values, such as "car_body: Estate" in braces' });
const searchSchema = Joi.object<SearchFile>({
  synonyms: Joi.object().pattern(Joi.string(), synonymSchema).default({}),
  negators: words.default([]),
  conjunctions: words.default([]),
  fillers: Joi.object({ plain: words, ignored: words }).default({}),
  inflections: Joi.array()
    .items(Joi.array().ordered(Joi.string().required(), Joi.string().allow('').required()))
    .default([]),
  endings: words.default([]),
  towns: Joi.array()
    .items(Joi.object().pattern(Joi.string().allow(''), words))
    .default([]),
  quantities: Joi.object({
    ...Object.fromEntries(quantityRoles.map((role) => [role, words])),
    numbers: words.length(8),
  }).default({}),
});

/**
 * Reads the words of the search: config/search.yaml and the search.yaml of each language's folders.
 * Words of a folder are added to its parent's; a synonym overrides the parent's with the same spelling. Quantities in
 * the reference language are understood in every language.
 * @param root of the project
 * @throws OperatorError with file and line of every fault
 */
export function loadSearchWords(languages: LanguageFolders, root = process.cwd()): SearchWordsByLanguage {
  const faults: string[] = [];
  const common = readYaml(join(root, commonFile), commonFile, searchSchema, faults);
  const packs = [...languages.values()].map((pack) => ({
    pack,
    files: readPackFiles(pack, searchSchema, { name: 'search.yaml', root, faults }),
  }));
  const reference = packs.find(({ pack }) => pack.code === referenceLanguage)?.files ?? [];
  const read = packs.map(({ pack, files }): [string, SearchWords] => {
    const shared = common ? [common] : [];
    return [pack.code, toSearchWords(files, { shared, reference })];
  });
  if (faults.length > 0) {
    throw new OperatorError(`The words of the search have faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return new Map(read);
}

type Files = readonly CheckedYaml<SearchFile>[];

/** @param more files of every language, and those of the reference language */
function toSearchWords(files: Files, { shared, reference }: { shared: Files; reference: Files }): SearchWords {
  const own = files.map((file) => file.value);
  const quantities = [...shared, ...reference, ...files].map((file) => file.value.quantities);
  const folded = (listOf: (file: SearchFile) => readonly string[] | undefined): string[] =>
    own.flatMap((file) => (listOf(file) ?? []).map(foldText));
  return {
    synonyms: new Map([...shared, ...files].flatMap(readSynonyms)),
    negators: new Set(folded(({ negators }) => negators)),
    conjunctions: new Set(folded(({ conjunctions }) => conjunctions)),
    fillers: {
      plain: new Set(folded(({ fillers }) => fillers.plain)),
      ignored: new Set(folded(({ fillers }) => fillers.ignored)),
    },
    inflections: own.flatMap(({ inflections }) => inflections),
    endings: folded(({ endings }) => endings),
    towns: own.flatMap(({ towns }) => towns),
    quantities: new Map(
      quantityRoles.map((role) => [role, [...new Set(quantities.flatMap((of) => (of[role] ?? []).map(foldText)))]]),
    ),
    numbers: new Map(
      quantities.flatMap(({ numbers = [] }) =>
        numbers.flatMap((spellings, at) =>
          spellings.split('/').map((word): [string, number] => [foldText(word), at + firstNumber]),
        ),
      ),
    ),
  };
}

/** Returns the synonyms of a file by their folded phrases, and adds a fault for each that is unusable. */
function readSynonyms({
  value: { synonyms },
  addFault,
}: CheckedYaml<SearchFile>): [string, Record<string, string[]>][] {
  const known = new Set<string>();
  return Object.entries(synonyms).map(([phrase, facets]) => {
    const folded = foldedValue(phrase);
    const fault = (message: string): void => addFault(['synonyms', phrase], message);
    if (!/[\p{L}\p{N}]/u.test(folded) || folded.length > maxPhraseCharacters) {
      fault(`needs a letter or digit, and at most ${String(maxPhraseCharacters)} characters`);
    }
    if (known.has(folded)) fault('occurs twice (case, accents and hyphens are ignored); put the values in one line');
    known.add(folded);
    const entry = Object.fromEntries(
      Object.entries(facets).map(([facet, values]) => [facet, [values].flat().map(String)]),
    );
    for (const [facet, values] of Object.entries(entry)) {
      const wrong = isRangeFacet(facet.replace('?', '')) ? values.find((text) => !isRange(text)) : undefined;
      if (wrong !== undefined) {
        fault(`has "${wrong}" for ${facet}, which takes a range: "0-200000", "100-" or "0-150000 SEK"`);
      }
    }
    return [folded, entry];
  });
}

/** True if a text is a range, alone or in a currency. */
function isRange(text: string): boolean {
  const [range = '', currency, ...more] = text.split(' ');
  return parseRange(range) !== null && (currency === undefined || /^[A-Z]{3}$/.test(currency)) && more.length === 0;
}
