/**
 * Inserts text before the one line of a file that starts like this, indentation included.
 * @param text whole lines without the last line break
 * @throws Error when no line, or more than one, starts like this
 */
export function insertBefore(code: string, lineStart: string, text: string): string {
  return insertAt(code, findLine(code, lineStart), text);
}

/** Inserts text after that line; see insertBefore(). */
export function insertAfter(code: string, lineStart: string, text: string): string {
  return insertAt(code, code.indexOf('\n', findLine(code, lineStart)) + 1, text);
}

function insertAt(code: string, at: number, text: string): string {
  return `${code.slice(0, at)}${text}\n${code.slice(at)}`;
}

function findLine(code: string, lineStart: string): number {
  const found = `\n${code}`.split(`\n${lineStart}`);
  if (found.length !== 2) throw new Error(`${String(found.length - 1)} lines start with "${lineStart}".`);
  return found[0]?.length ?? 0;
}
