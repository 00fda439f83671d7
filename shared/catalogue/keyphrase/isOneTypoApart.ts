/**
 * Returns whether two words are exactly one typing error apart.
 * A letter too many, too few or different, or two neighbours swapped (Damerau-Levenshtein distance of exactly 1).
 */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return right.length === 2 && left === right.charAt(1) + right.charAt(0);
}
