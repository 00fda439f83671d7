/** Marks that change text direction, which can disguise an address or a name. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const halfCharacters = /\p{Cs}/gu;
const invisibleEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Trims white space and invisible characters, which come along when an address is pasted. */
export function trimInvisible(text: string): string {
  return text.replace(invisibleEnds, '');
}

/**
 * Cleans single-line input and trims it.
 * Control characters become spaces, so that no one can inject a mail header line; marks that hide text are removed.
 */
export function cleanLine(text: string): string {
  return trimInvisible(shown(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}

/** Cleans multi-line input in the same way; line ends become "\n". */
export function cleanLines(text: string): string {
  return shown(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
}

function shown(text: string): string {
  return text.replace(directionMarks, '').replace(halfCharacters, '\ufffd');
}
