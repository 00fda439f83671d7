/** Marks that turn the direction of text, by which an address or a name can be made to read as another one. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const halfCharacters = /\p{Cs}/gu;
const invisibleEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** A text without white space and invisible characters at its ends, which come along when an address is pasted. */
export function trimInvisible(text: string): string {
  return text.replace(invisibleEnds, '');
}

/**
 * What a visitor typed into a field of one line: signs that control a device are blanks, so that nobody can add a line
 * to the header of a mail; marks that hide what stands there are left out; blanks at both ends too.
 */
export function cleanLine(text: string): string {
  return trimInvisible(shown(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}

/** The same for a text of several lines, whose ends are all "\n". */
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
