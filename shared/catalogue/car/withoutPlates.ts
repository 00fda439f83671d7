import { plateForms, plateLength } from './registrationPlates.ts';

const mark = '[plate]';

/**
 * Replaces registration numbers in typed words with "[plate]", for recipients that must not see them.
 * @param left words without a known meaning: only these are checked, because many models look like a registration
 * number ("CLA 200")
 * @param inText regular expressions of the group's registration numbers
 */
export function withoutPlates(text: string, left: string, inText: readonly string[]): string {
  const forms = plateForms(inText);
  const words = text.split(/\s+/).filter((word) => word !== '');
  const bare = words.map((word) => ({ text: word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '') }));
  const unread = new Set(left.split(/\s+/));
  const maskedWords: string[] = [];
  for (let from = 0; from < words.length;) {
    const length = plateLength(bare, from, forms);
    const isPlate = length > 0 && words.slice(from, from + length).every((word) => unread.has(word));
    maskedWords.push(isPlate ? mark : (words[from] ?? ''));
    from += isPlate ? length : 1;
  }
  return maskedWords.join(' ');
}
