import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import { staffTitleFacet } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary, VocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import { languageCode } from '../../../config/languages/languageCode.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { unlessMissing } from '../../kit/unlessMissing.ts';

type WrittenEntry = Record<Language, string> & { values?: string[]; schema?: string };

const maxCharacters = 120;
const maxValues = 40;
const label = Joi.string().trim().max(maxCharacters);
const entrySchema = Joi.object<WrittenEntry>({
  values: Joi.array().items(label).max(maxValues),
  schema: label,
})
  .pattern(languageCode, label)
  .required();

const form = 'write "- { sv: El, en: Electric, values: [BEV] }"';

/** All faults of the vocabulary files at once. */
export class VocabularyFilesError extends OperatorError {
  override readonly name = 'VocabularyFilesError';

  constructor(readonly problems: readonly string[]) {
    super(`The vocabulary files have faults:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the vocabularies of a folder: one <facet>.yaml per facet. A missing folder is an empty vocabulary.
 * @param folder absolute path; messages show its last two segments
 * @throws VocabularyFilesError with file, line and cure for every fault of every file
 */
export async function loadVocabulary(folder: string): Promise<Vocabulary> {
  const problems: string[] = [];
  const shortPath = folder.split(/[\\/]/).filter(Boolean).slice(-2).join('/');
  const files = (await unlessMissing(readdir(folder), [])).filter((name) => name.endsWith('.yaml')).sort();
  const facets = await Promise.all(
    files.map(async (name): Promise<[string, VocabularyEntry[]]> => {
      const facet = name.replace(/\.yaml$/, '');
      if (!/^car_[a-z_]+$/.test(facet) && facet !== staffTitleFacet) {
        problems.push(`${shortPath}/${name}:1: is not named after a facet; name it like car_fuel.yaml.`);
        return [facet, []];
      }
      return [facet, readEntries(await readFile(join(folder, name), 'utf8'), `${shortPath}/${name}`, problems)];
    }),
  );
  if (problems.length > 0) throw new VocabularyFilesError(problems.sort());
  return new Map(facets);
}

function readEntries(text: string, file: string, problems: string[]): VocabularyEntry[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe' });
  for (const error of document.errors) {
    const line = error.linePos ? error.linePos[0].line : 1;
    problems.push(`${file}:${String(line)}: is not YAML: ${error.message.split('\n')[0] ?? ''}`);
  }
  if (document.errors.length > 0 || document.contents === null) return [];
  if (!isSeq(document.contents)) {
    problems.push(`${file}:1: must be a list of entries; ${form}.`);
    return [];
  }
  const claims = new Map<string, number>();
  return document.contents.items.filter(isNode).flatMap((node) => {
    const { line } = lines.linePos(node.range[0]);
    const checked = entrySchema.validate(node.toJS(document), {
      convert: false,
      errors: { wrap: { label: false } },
    });
    if (checked.error) {
      problems.push(`${file}:${String(line)}: is not an entry: ${checked.error.message}; ${form}.`);
      return [];
    }
    const { values = [], schema, ...labels } = checked.value;
    problems.push(
      ...claimProblems(claims, { labels, values }, line).map((problem) => `${file}:${String(line)}: ${problem}`),
    );
    return [{ labels, values, ...(schema === undefined ? {} : { schema }) }];
  });
}

/** Records the spellings of an entry; returns a problem for each taken in the same language. */
function claimProblems(claims: Map<string, number>, { labels, values }: VocabularyEntry, line: number): string[] {
  const claimed: [string, string][] = [
    ...values.map((value): [string, string] => ['values', value]),
    ...Object.entries(labels),
  ];
  return claimed.flatMap(([where, spelling]) => {
    const key = `${where} ${foldedValue(spelling)}`;
    const earlier = claims.get(key);
    if (earlier === undefined) claims.set(key, line);
    return earlier === undefined || earlier === line
      ? []
      : [
          `"${spelling}" (${where}) is also in line ${String(earlier)} (case, accents and hyphens are ignored); remove one of the two.`,
        ];
  });
}
