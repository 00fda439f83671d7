import { FeedRefusedError } from '../FeedRefusedError.ts';

/** Consecutive lines, without their line ends. */
export interface LineBatch {
  /** Number of the first one, from 1. */
  first: number;
  lines: string[];
}

const maxLineLength = 4 * 1024 * 1024;

/**
 * Splits decoded text at LF or CRLF, one batch per chunk of text.
 * @throws FeedRefusedError when a line never ends, as in a feed of another format.
 */
export async function* readLines(texts: AsyncIterable<string>, where: string): AsyncGenerator<LineBatch> {
  let rest = '';
  let first = 1;
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) {
      const what = `line ${first + lines.length} is longer than ${maxLineLength} characters`;
      throw new FeedRefusedError(where, what, 'Check the format and the line ends of the feed.');
    }
    if (lines.length > 0) {
      yield { first, lines: lines.map(withoutReturn) };
      first += lines.length;
    }
  }
  if (rest !== '') {
    yield { first, lines: [withoutReturn(rest)] };
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
