const maxPlateWords = 3;

/** Matches whole texts that are registration numbers of a group's countries (SitePlates.inText). */
export function plateForms(inText: readonly string[]): RegExp {
  return inText.length === 0 ? /^(?!)/ : new RegExp(`^(?:${inText.join('|')})$`, 'i');
}

/**
 * Returns how many words from `from` on form a registration number; 0 for none.
 * Many models look like one ("CLA 200"): match those first.
 */
export function plateLength(words: readonly { text: string }[], from: number, forms: RegExp): number {
  for (let length = Math.min(maxPlateWords, words.length - from); length > 0; length--) {
    const text = words
      .slice(from, from + length)
      .map((word) => word.text)
      .join(' ');
    if (forms.test(text)) return length;
  }
  return 0;
}
