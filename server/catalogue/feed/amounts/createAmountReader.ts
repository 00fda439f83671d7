import { unitNames, vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import type { UnitName } from '../mapping/FeedMappingTypes.ts';
import type { AmountReader } from './AmountReader.ts';
import { kindOfUnit } from './unitFactor.ts';

/** Maximum number of words that are remembered: a feed repeats few units. */
const maxKnownWords = 1000;

/** Creates the reader of a site's amounts, with the words for units of the vocabulary. */
export function createAmountReader(vocabulary: Vocabulary, stock: Omit<AmountReader, 'unitNamed'>): AmountReader {
  const known = new Map<string, UnitName | null>();
  return {
    ...stock,
    unitNamed(kind, word) {
      const key = `${kind} ${word}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const name = vocabularyEntry(vocabulary, unitNames(kind), word.replaceAll('.', ''))?.values[0];
      const unit = isUnit(name) && kindOfUnit(name) === kind ? name : null;
      if (known.size < maxKnownWords) known.set(key, unit);
      return unit;
    },
  };
}

const units: ReadonlySet<string> = new Set<UnitName>(['m', 'km', 'mil', 'miles', 'hp', 'kW', 'bhp']);

function isUnit(name: string | undefined): name is UnitName {
  return name !== undefined && units.has(name);
}
