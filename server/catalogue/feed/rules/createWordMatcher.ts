import { foldedWords } from '../../../../shared/catalogue/foldText.ts';
import type { Vocabulary, VocabularyEntry, WordMatching } from '../../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';

type MatchedEntry = VocabularyEntry & { inWords: WordMatching };

const maxPhraseWords = 5;
const number = /^\d+$/;

const isMatched = (entry: VocabularyEntry): entry is MatchedEntry => entry.inWords !== undefined;

function readPhrases(entries: readonly MatchedEntry[], language: Language): ReadonlyMap<string, MatchedEntry> {
  const phrases = new Map<string, MatchedEntry>();
  const add = (texts: readonly (string | undefined)[], entry: MatchedEntry): void => {
    for (const text of texts) {
      const phrase = foldedWords(text ?? '').join(' ');
      if (phrase !== '') phrases.set(phrase, entry);
    }
  };
  // the last one counts: words of the feed's language
  for (const entry of entries) add(Object.values(entry.labels), entry);
  for (const entry of entries) add(entry.values, entry);
  for (const entry of entries) add([entry.labels[language], ...(entry.valuesIn?.[language] ?? [])], entry);
  return phrases;
}

/** The one entry that several mean together; null where they contradict each other. */
function resolve(found: ReadonlySet<MatchedEntry>, entries: readonly MatchedEntry[]): MatchedEntry | null {
  const [only, ...others] = [...found];
  if (only === undefined || others.length === 0) return only ?? null;
  const ids = new Set([...found].map(({ inWords }) => inWords.id));
  const leading = [...found].filter(({ inWords: { id, with: companions } }) =>
    [...ids].every((other) => other === id || companions.includes(other)),
  );
  if (leading.length === 1) return leading[0] ?? null;
  const isWhole = (parts: readonly string[]): boolean => parts.length === ids.size && parts.every((id) => ids.has(id));
  return entries.find(({ inWords }) => inWords.of.some(isWhole)) ?? null;
}

/**
 * Creates a function that finds the entry of a facet by the words of a value: "Blå metallic" is blue.
 * The longest spelling counts: "plug-in hybrid" before "hybrid". Several entries must mean one together, as petrol and
 * electricity mean a hybrid; else the value is unknown.
 * @returns null for a facet whose values are only found whole
 */
export function createWordMatcher(
  vocabulary: Vocabulary,
  facet: string,
  language: Language,
): ((value: string) => VocabularyEntry | null) | null {
  const entries = (vocabulary.get(facet) ?? []).filter(isMatched);
  const [first] = entries;
  if (!first) return null;
  const { needsAllWords } = first.inWords;
  const joining = new Set(first.inWords.joining.flatMap(foldedWords));
  const phrases = readPhrases(entries, language);

  return (value) => {
    const words = foldedWords(value);
    const found = new Set<MatchedEntry>();
    for (let at = 0; at < words.length;) {
      let length = Math.min(maxPhraseWords, words.length - at);
      let entry = phrases.get(words.slice(at, at + length).join(' '));
      while (!entry && length > 1) {
        length -= 1;
        entry = phrases.get(words.slice(at, at + length).join(' '));
      }
      const word = words[at] ?? '';
      if (entry) found.add(entry);
      else if (needsAllWords && !joining.has(word) && !number.test(word)) return null;
      at += length;
    }
    return resolve(found, entries);
  };
}
