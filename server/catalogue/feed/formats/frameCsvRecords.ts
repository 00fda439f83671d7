import type { RowProblem } from '../FeedRow.ts';
import type { LineBatch } from './readLines.ts';

/** Maximum lines of a quoted cell; beyond it, the opening quote is treated as broken. */
const maxRecordLines = 50;

type QuoteState = 'closed' | 'open' | 'broken';

/** Quotes at the end of a text: all closed, one still open, or one closed in the middle of a cell. */
function quoteState(text: string, delimiter: string, quote: string): QuoteState {
  let at = 0;
  while (at <= text.length) {
    if (text[at] !== quote) {
      const next = text.indexOf(delimiter, at);
      if (next < 0) {
        return 'closed';
      }
      at = next + 1;
      continue;
    }
    at += 1;
    for (;;) {
      const end = text.indexOf(quote, at);
      if (end < 0) {
        return 'open';
      }
      at = end + 1;
      if (text[at] !== quote) {
        break;
      }
      at += 1;
    }
    if (at < text.length && text[at] !== delimiter) {
      return 'broken';
    }
    at += 1;
  }
  return 'closed';
}

/**
 * Removes rows with a broken quote from CSV lines before parsing.
 * The parser would read on to the next quote and lose every row between. A removed row becomes an empty line, so that
 * line numbers stay correct. Yields text for the parser; problems go to `onProblem`.
 */
export async function* frameCsvRecords(
  batches: AsyncIterable<LineBatch>,
  dialect: { delimiter: string; quote: string },
  onProblem: (problem: RowProblem) => void,
): AsyncGenerator<string> {
  let waiting: string[] = [];
  let firstWaiting = 1;

  /** Removes complete records from the front of the waiting lines. Stops at one that may continue in the next batch. */
  function takeRecords(isLast: boolean): string {
    let out = '';
    let at = 0;
    while (at < waiting.length) {
      const length = recordLength(waiting, at, dialect, isLast);
      if (length === null) {
        break;
      }
      if (length === 0) {
        onProblem({ line: firstWaiting + at, reason: 'a quote is not closed, or is closed in the middle of a cell' });
        out += '\n';
        at += 1;
        continue;
      }
      out += `${length === 1 ? waiting[at] : waiting.slice(at, at + length).join('\n')}\n`;
      at += length;
    }
    waiting = waiting.slice(at);
    firstWaiting += at;
    return out;
  }

  for await (const batch of batches) {
    waiting = waiting.length === 0 ? batch.lines : [...waiting, ...batch.lines];
    yield takeRecords(false);
  }
  yield takeRecords(true);
}

/** Number of lines of the record at `at`: 0 for broken quotes, null when more lines are needed. */
function recordLength(
  lines: string[],
  at: number,
  { delimiter, quote }: { delimiter: string; quote: string },
  isLast: boolean,
): number | null {
  let text = lines[at] ?? '';
  if (!text.includes(quote)) {
    return 1;
  }
  for (let length = 1; length <= maxRecordLines; length += 1) {
    const state = quoteState(text, delimiter, quote);
    if (state !== 'open') {
      return state === 'closed' ? length : 0;
    }
    const next = lines[at + length];
    if (next === undefined) {
      return isLast ? 0 : null;
    }
    text += `\n${next}`;
  }
  return 0;
}
