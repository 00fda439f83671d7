import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import { isOneTypoApart } from '../../../shared/catalogue/keyphrase/isOneTypoApart.ts';
import type { VocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

/** In shorter words one typo yields another valid word. */
const minCharacters = 4;

/**
 * Returns the label that an unknown value probably means, or null.
 * A label matches if it is one typo away, or if the value begins with it or contains it.
 * @param language of the returned label; that of the entry's first label when it has none
 * @returns null when nothing is near
 */
export function nearestLabel(
  entries: readonly VocabularyEntry[],
  value: string,
  language: Language | undefined,
): string | null {
  const folded = foldedValue(value);
  const spellings = entries.flatMap((entry) =>
    [...Object.values(entry.labels), ...entry.values].map((text) => ({ entry, text: foldedValue(text) })),
  );
  const long = spellings.filter(({ text }) => text.length >= minCharacters);
  const nearest =
    (folded.length >= minCharacters ? long.find(({ text }) => isOneTypoApart(text, folded)) : undefined) ??
    long.filter(({ text }) => folded.startsWith(text)).sort(byLength)[0] ??
    long.filter(({ text }) => folded.includes(text)).sort(byLength)[0] ??
    (folded.length >= minCharacters ? long.find(({ text }) => text.startsWith(folded)) : undefined);
  if (!nearest) return null;
  const { labels } = nearest.entry;
  return (language && labels[language]) ?? Object.values(labels)[0] ?? null;
}

const byLength = (a: { text: string }, b: { text: string }): number => b.text.length - a.text.length;
