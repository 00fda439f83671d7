const pattern = /\{\w+\}/g;

const placeholdersOf = (text: string): string[] => [...new Set(text.match(pattern))].sort();

/** Parts of a name; a language addresses people by both or by one. */
const names: ReadonlySet<string> = new Set(['{firstName}', '{lastName}']);

/**
 * Returns the fault of a translation's placeholders; null when they are those of its source.
 * @param isOne whether it is the plural form of one alone, which may leave its number out
 */
export function placeholderProblem(text: string, source: string, isOne: boolean): string | null {
  const has = placeholdersOf(text);
  const wanted = placeholdersOf(source);
  const missing = wanted.filter((name) => !has.includes(name));
  const isNamed = !missing.some((name) => names.has(name)) || has.some((name) => names.has(name));
  const fits =
    has.every((name) => wanted.includes(name)) && (isOne || missing.every((name) => names.has(name))) && isNamed;
  return fits ? null : `has ${has.join(' ') || 'no placeholder'}; write ${wanted.join(' ') || 'none'}`;
}
