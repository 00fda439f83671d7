const minBeginningLength = 2;
const minStemLength = 4;

/**
 * Endings of folded words in the languages of the sites, longest first.
 * Free text has no known language; a stem counts only if the stock has it as a whole word.
 */
const endings = [
  ...['arna', 'erna', 'orna', 'ella', 'ssa', 'sta', 'lla', 'lta', 'ene', 'ych'],
  ...['ar', 'er', 'or', 'en', 'et', 'na', 'es', 'ta', 'ia', 'ov', 'om', 'a', 'e', 'n', 's', 't', 'y', 'u'],
];

/**
 * Returns alternatives to a word that no text contains, best first, tried before typo corrections.
 * They are words that begin with it ("dragk*"), its letters and digits separated ("e 208"), and the word without an
 * ending ("hjulen" → "hjul").
 * @param word folded
 */
export function relatedForms(word: string): string[] {
  const forms = word.length >= minBeginningLength ? [`${word}*`] : [];
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  if (parts.length > 1) forms.push(parts.join(' '));
  if (parts.length !== 1 || /\p{N}/u.test(word)) return forms;
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStemLength)
    .map((ending) => word.slice(0, -ending.length));
  return [...forms, ...stems];
}
