/** Forms of registration numbers, written together, with a blank or with a hyphen. */
const plates = [
  /^[a-z]{3}[ -]?\d{2}[a-z\d]$/i, // Sweden: ABC 123, ABC 12D
  /^[a-z]{2}[ -]?\d{5}$/i, // Norway: AB 12345
  /^[a-z]{2}\d{2}[ -]?[a-z]{3}$/i, // United Kingdom: AB12 CDE
  /^[a-z]{3}-\d{1,3}$/i, // Finland: ABC-123; written otherwise it is one of the Swedish form
  /^[a-z]{2}[ -]?\d{3} ?[a-z]{2}$/i, // Slovakia: AB 123CD
];

const longestPlate = 3;

/**
 * How many of the words from `from` on are a registration number; 0 for none. Many models look like one ("CLA 200"):
 * whoever asks looks for those first.
 */
export function plateLength(words: readonly { text: string }[], from: number): number {
  for (let length = Math.min(longestPlate, words.length - from); length > 0; length--) {
    const text = words
      .slice(from, from + length)
      .map((word) => word.text)
      .join(' ');
    if (plates.some((plate) => plate.test(text))) return length;
  }
  return 0;
}
