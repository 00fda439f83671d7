import { plainText } from './plainText.ts';

/** Splits at a separator, but not inside brackets: "Sätesvärme (fram, bak)" is one entry. */
function splitOutsideBrackets(text: string, separator: string): string[] {
  if (!/[([]/.test(text)) return text.split(separator);
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character) && depth > 0) depth -= 1;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      at += separator.length - 1;
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return depth === 0 ? parts : text.split(separator);
}

/** Entries of a list in a cell. Each line and list entry of markup is one, too. */
export function splitList(cell: string, separator = ','): string[] {
  const text = plainText(cell);
  if (text === cell) return splitOutsideBrackets(cell, separator);
  return text
    .split('\n')
    .map((line) => line.replace(/^• /, ''))
    .flatMap((line) => splitOutsideBrackets(line, separator));
}
