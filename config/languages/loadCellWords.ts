import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import { readYaml } from '../group/readYaml.ts';
import { cellMeanings, saleStates, unitNames } from '../../shared/catalogue/vocabulary.ts';
import type { VocabularyEntry, WordMatching } from '../../shared/catalogue/vocabulary.ts';

const file = 'config/feeds/cellWords.yaml';

type Words = Record<string, string[]>;
interface CellWordsFile {
  distance: Words;
  power: Words;
  among: { some: string[]; all: string[] };
  joining: string[];
  blank: string[];
  yes: string[];
  no: string[];
  saleState: Words;
}

/** Words in cells of feeds, as vocabularies without labels, and the rule for facets found among other words. */
export interface CellWords {
  vocabularies: [name: string, VocabularyEntry[]][];
  /** Undefined for a facet whose values are only found whole. */
  matchingOf(facet: string, entry: Pick<WordMatching, 'id' | 'with' | 'of'>): WordMatching | undefined;
}

const words = Joi.array().items(Joi.string().trim().max(40)).max(100).required();
const wordsByName = Joi.object().pattern(Joi.string(), words).required();
const schema = Joi.object<CellWordsFile>({
  distance: wordsByName,
  power: wordsByName,
  among: Joi.object({ some: words, all: words }).required(),
  joining: words,
  blank: words,
  yes: words,
  no: words,
  saleState: wordsByName,
});

const entriesOf = (names: Words): VocabularyEntry[] =>
  Object.entries(names).map(([name, others]) => ({ labels: {}, values: [name, ...others] }));

/**
 * Reads the words in cells of feeds.
 * @param root of the project
 * @param faults collects faults with file and line
 */
export function loadCellWords(root: string, faults: string[]): CellWords {
  const checked = existsSync(join(root, file)) ? readYaml(join(root, file), file, schema, faults) : null;
  if (!checked) return { vocabularies: [], matchingOf: () => undefined };
  const { distance, power, among, joining, blank, yes, no, saleState } = checked.value;
  return {
    vocabularies: [
      [unitNames('distance'), entriesOf(distance)],
      [unitNames('power'), entriesOf(power)],
      [cellMeanings, entriesOf({ blank, yes, no })],
      [saleStates, entriesOf(saleState)],
    ],
    matchingOf(facet, entry) {
      const needsAllWords = among.all.includes(facet);
      return needsAllWords || among.some.includes(facet) ? { ...entry, needsAllWords, joining } : undefined;
    },
  };
}
