/**
 * The benchmarks whose names begin with one of the words, in their own order; all of them without a word.
 * @throws for a word that begins no name
 */
export function chooseBenchmarks(names: readonly string[], words: readonly string[]): string[] {
  const begins = (name: string, word: string): boolean => name.toLowerCase().startsWith(word.toLowerCase());
  const unknown = words.filter((word) => !names.some((name) => begins(name, word)));
  if (unknown.length > 0) throw new Error(`No benchmark "${unknown.join('", "')}". There are: ${names.join(', ')}.`);
  return words.length === 0 ? [...names] : names.filter((name) => words.some((word) => begins(name, word)));
}
