/**
 * Returns the benchmarks whose names begin with one of the words; all without a word.
 * Their order is kept.
 * @throws for a word that no name begins with
 */
export function chooseBenchmarks(names: readonly string[], words: readonly string[]): string[] {
  const begins = (name: string, word: string): boolean => name.toLowerCase().startsWith(word.toLowerCase());
  const unknown = words.filter((word) => !names.some((name) => begins(name, word)));
  if (unknown.length > 0) throw new Error(`No benchmark "${unknown.join('", "')}". There are: ${names.join(', ')}.`);
  return words.length === 0 ? [...names] : names.filter((name) => words.some((word) => begins(name, word)));
}
