import { Parser } from 'htmlparser2';

/** Tags and character references; "R&D" and "< 5 l" are neither. */
const markup = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
function hasMarkup(text: string): boolean {
  const comment = text.indexOf('<!--');
  return markup.test(text) || (comment >= 0 && text.includes('-->', comment + 4));
}

/** Where tags part lines, line ends of the source mean nothing. */
const partsLines = /<\/?(?:p|br|div|li|tr|h[1-6])\b[^<>]*>/i;
/** Line ends as some exports write them: a backslash with a letter. */
const writtenLineEnds = /\\r\\n|\\n|\\r/g;

const paragraphs = new Set(['p', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'section']);
const lines = new Set(['br', 'div', 'tr', 'li', 'hr', 'dt', 'dd', 'article', 'header', 'footer']);
const hidden = new Set(['script', 'style', 'head', 'title', 'noscript', 'iframe', 'svg', 'template']);

/** Descriptions may be escaped twice: "&amp;lt;p&amp;gt;". */
const maxPasses = 3;

/** Text of a fragment of HTML, with a blank line between paragraphs and a line for each entry of a list. */
function textOfHtml(html: string): string {
  let text = '';
  let hiddenDepth = 0;
  const breakLine = (): void => {
    const last = text.endsWith(' ') ? text.at(-2) : text.at(-1);
    if (last !== undefined && last !== '\n') text += '\n';
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        if (hidden.has(name)) hiddenDepth += 1;
        if (paragraphs.has(name)) text += '\n\n';
        else if (name === 'br') text += '\n';
        else if (lines.has(name)) breakLine();
        if (name === 'li') text += '• ';
        if (name === 'td' || name === 'th') text += ' ';
      },
      ontext(piece) {
        if (hiddenDepth === 0) text += piece;
      },
      onclosetag(name) {
        if (hidden.has(name)) hiddenDepth -= 1;
        if (paragraphs.has(name)) text += '\n\n';
        else if (lines.has(name) && name !== 'br') breakLine();
      },
    },
    { decodeEntities: true },
  );
  parser.end(partsLines.test(html) ? html.replace(/\s+/g, ' ') : html);
  return text;
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?<=^|\n)(• [^\n]*)\n+(?=• )/g, '$1\n')
    .replace(/(?<=^|\n)•\n/g, '')
    .trim();
}

/**
 * Returns a text without markup; one without markup is unchanged.
 * Entities are decoded, and tags become paragraphs and lines, also where they were escaped twice.
 */
export function plainText(text: string): string {
  if (!hasMarkup(text)) return text;
  let plain = text;
  for (let pass = 0; pass < maxPasses && hasMarkup(plain); pass += 1) plain = textOfHtml(plain);
  return tidy(plain);
}

/** The same for a text of one line, such as a title. */
export function plainLine(text: string): string {
  return hasMarkup(text) ? plainText(text).replace(/\s+/g, ' ') : text;
}

/** The same for a long text, whose line ends may be written as "\n". */
export function plainProse(text: string): string {
  return plainText(text.includes('\\') ? text.replace(writtenLineEnds, '\n') : text);
}
