import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import { isOneTypoApart } from '../../../shared/catalogue/keyphrase/isOneTypoApart.ts';
import type { VocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

/** In shorter words one typo yields another valid word. */
const minCharacters = 4;
/** Longer values are free text, which says nothing that one label means. */
const maxCharacters = 100;

interface Spelling {
  entry: VocabularyEntry;
  text: string;
}

/**
 * Returns the label that an unknown value certainly means, or null.
 * A label matches if it is one typo away, if the value contains it, or if the value abbreviates it. The value must match
 * a single meaning, and a label that is part of another meaning's name explains no longer text: "Petrol" is in "Petrol
 * hybrid".
 * @param language of the returned label; that of the entry's first label when it has none
 */
export function nearestLabel(
  entries: readonly VocabularyEntry[],
  value: string,
  language: Language | undefined,
): string | null {
  if (value.length > maxCharacters) return null;
  const folded = foldedValue(value);
  const spellings = entries.flatMap((entry) =>
    [...Object.values(entry.labels), ...entry.values].map((text) => ({ entry, text: foldedValue(text) })),
  );
  const entry = folded.length < minCharacters ? null : findMeaning(spellings, folded);
  if (!entry) return null;
  return (language && entry.labels[language]) ?? Object.values(entry.labels)[0] ?? null;
}

function findMeaning(spellings: readonly Spelling[], value: string): VocabularyEntry | null {
  const isLong = ({ text }: Spelling): boolean => text.length >= minCharacters;
  const typos = spellings.filter((one) => isLong(one) && isOneTypoApart(one.text, value));
  if (typos.length > 0) return onlyEntry(typos);
  const contained = spellings.filter((one) => hasWords(value, one.text) || (isLong(one) && value.startsWith(one.text)));
  if (contained.length > 0) {
    const entry = onlyEntry(contained);
    const isPart = contained.some(({ text }) =>
      spellings.some((other) => other.entry !== entry && isIn(text, other.text)),
    );
    return isPart ? null : entry;
  }
  return onlyEntry(spellings.filter(({ text }) => text.startsWith(value)));
}

/** The entry of all spellings; null when they have several, or none. */
function onlyEntry(spellings: readonly Spelling[]): VocabularyEntry | null {
  const [first] = spellings;
  return first && spellings.every(({ entry }) => entry === first.entry) ? first.entry : null;
}

const words = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
const hasWords = (value: string, text: string): boolean => words(value).includes(words(text));
const isIn = (text: string, other: string): boolean => hasWords(other, text) || other.startsWith(text);
