import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import type { Synonyms } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import { isRangeFacet, parseRange } from '../../../shared/catalogue/facets/rangeFacets.ts';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { unlessMissing } from '../../kit/unlessMissing.ts';

/** Synonyms by language of the page; those common to all languages are in each. */
export type SynonymsByLanguage = ReadonlyMap<Language, Synonyms>;

type Entry = Record<string, readonly string[]>;

const most = { phrase: 60, facets: 4, values: 20, value: 80 };
const value = Joi.string().max(most.value);
const entrySchema = Joi.object<Record<string, string | string[]>>()
  .pattern(
    Joi.string().pattern(/^car_[a-z_]+\??$/),
    Joi.alternatives(value, Joi.array().items(value).min(1).max(most.values)),
  )
  .min(1)
  .max(most.facets)
  .required();

const form = 'write "phrase: { car_facet: Value }" or "phrase: { car_facet: [Value, Other] }"';

/** All faults of the synonym files. */
export class SynonymFilesError extends OperatorError {
  override readonly name = 'SynonymFilesError';

  constructor(readonly problems: readonly string[]) {
    super(`The files of synonyms have faults:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Reads common.yaml and <language>.yaml of a folder; a missing file has no synonyms.
 * @param folder absolute path; messages show its last two segments
 * @throws SynonymFilesError with file, line and fix, for every fault of every file
 */
export async function loadSynonyms(folder: string): Promise<SynonymsByLanguage> {
  const problems: string[] = [];
  const files = await unlessMissing(readdir(folder), []);
  const languages = files
    .filter((name) => name.endsWith('.yaml') && name !== 'common.yaml')
    .map((name) => name.slice(0, -5));
  const [common, ...ofLanguages] = await Promise.all(
    ['common', ...languages].map((name) => readSynonyms(folder, `${name}.yaml`, problems)),
  );
  if (problems.length > 0) throw new SynonymFilesError(problems.sort());
  return new Map(
    languages.map((language, place) => [language, new Map([...(common ?? []), ...(ofLanguages[place] ?? [])])]),
  );
}

async function readSynonyms(folder: string, name: string, problems: string[]): Promise<Map<string, Entry>> {
  const file = `${folder.split(/[\\/]/).filter(Boolean).slice(-2).join('/')}/${name}`;
  const synonyms = new Map<string, Entry>();
  const text = await unlessMissing(readFile(join(folder, name), 'utf8'), '');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe' });
  for (const error of document.errors) {
    problems.push(
      `${file}:${String(error.linePos ? error.linePos[0].line : 1)}: is not YAML: ${error.message.split('\n')[0] ?? ''}`,
    );
  }
  if (document.errors.length > 0 || document.contents === null) return synonyms;
  if (!isMap(document.contents)) {
    problems.push(`${file}:1: must be a list of phrases; ${form}.`);
    return synonyms;
  }
  for (const { key, value: node } of document.contents.items) {
    const phrase = isScalar(key) ? String(key.value) : '';
    const range = isScalar(key) ? key.range : null;
    const line = range ? lines.linePos(range[0]).line : 1;
    const fault = addEntry(synonyms, phrase, isNode(node) ? node.toJS(document) : node);
    if (fault) problems.push(`${file}:${String(line)}: "${phrase}" ${fault}`);
  }
  return synonyms;
}

/** Adds one line of a file; returns the fault, if any. */
function addEntry(synonyms: Map<string, Entry>, phrase: string, written: unknown): string | null {
  const folded = foldedValue(phrase);
  if (!/[\p{L}\p{N}]/u.test(folded) || folded.length > most.phrase) {
    return `is not a searchable phrase; it needs a letter or digit, and at most ${String(most.phrase)} characters.`;
  }
  if (synonyms.has(folded)) return 'occurs twice (case, accents and hyphens are ignored); put the values in one line.';
  const checked = entrySchema.validate(written, { convert: false, errors: { wrap: { label: false } } });
  if (checked.error) return `has an unexpected form: ${checked.error.message}; ${form}.`;
  const entry = Object.fromEntries(
    Object.entries(checked.value).map(([facet, values]) => [facet, typeof values === 'string' ? [values] : values]),
  );
  for (const [facet, values] of Object.entries(entry)) {
    const wrong = isRangeFacet(facet.replace('?', '')) ? values.find((text) => !isRange(text)) : undefined;
    if (wrong !== undefined) {
      return `has "${wrong}" for ${facet}, which takes a range: "0-200000", "100-" or "0-150000 SEK".`;
    }
  }
  synonyms.set(folded, entry);
  return null;
}

/** True if a text is a range, alone or in a currency. */
function isRange(text: string): boolean {
  const [range = '', currency, ...more] = text.split(' ');
  return parseRange(range) !== null && (currency === undefined || /^[A-Z]{3}$/.test(currency)) && more.length === 0;
}
