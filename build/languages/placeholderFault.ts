const pattern = /\{\w+\}/g;

const placeholdersOf = (text: string): string[] => [...new Set(text.match(pattern))].sort();

/**
 * Returns the fault of a translation's placeholders; null when they are those of its source.
 * @param isOne whether it is the plural form of one alone, which may leave its number out
 */
export function placeholderFault(text: string, source: string, isOne: boolean): string | null {
  const has = placeholdersOf(text);
  const wanted = placeholdersOf(source);
  const fits = isOne ? has.every((name) => wanted.includes(name)) : has.join() === wanted.join();
  return fits ? null : `has ${has.join(' ') || 'no placeholder'}; write ${wanted.join(' ') || 'none'}`;
}
