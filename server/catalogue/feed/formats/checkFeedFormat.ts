import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';

type Format = FeedMapping['format'];

/** Characters that identify a format. */
const headLength = 1024;
/** Blank characters that a feed may begin with. More of them would be collected before anything is known. */
const maxBlankCharacters = 65_536;

/** Formats by the beginning of a feed, first match first, with the fix for a mapping of another format. */
const formats: { name: string; begin: RegExp; reads: readonly Format[]; cure: string }[] = [
  {
    name: 'a web page (HTML)',
    begin: /^<(?:!doctype\s+html|html\b)/i,
    reads: [],
    cure: 'Check the address: it may require a login, or be the page that links to the export.',
  },
  { name: 'XML', begin: /^</, reads: ['xml'], cure: 'Set "format": "xml" and "row" in the mapping' },
  { name: 'a JSON array', begin: /^\[\s*(?:[{\]]|$)/, reads: ['json'], cure: 'Set "format": "json" in the mapping' },
  {
    name: 'one JSON object over several lines',
    begin: /^\{\s*(?:\n|$)/,
    reads: ['json'],
    cure: 'Set "format": "json" and "rows" in the mapping',
  },
  {
    name: 'JSON',
    begin: /^\{\s*["}]/,
    reads: ['ndjson', 'json'],
    cure: 'Set "format": "ndjson" (one object per line) or "json" (one list) in the mapping',
  },
  { name: 'CSV', begin: /^[^[{<\n]*[;,\t|]/, reads: ['csv'], cure: 'Set "format": "csv" in the mapping' },
];

function checkHead(head: string, { format, file }: Pick<FeedMapping, 'format' | 'file'>, where: string): void {
  const matchingFormat = formats.find(({ begin }) => begin.test(head));
  if (matchingFormat === undefined || matchingFormat.reads.includes(format)) return;
  const cure =
    matchingFormat.reads.length === 0 ? matchingFormat.cure : `${matchingFormat.cure}, or name another feed.`;
  throw new FeedRefusedError(where, `it is ${matchingFormat.name}, but its mapping ${file} reads ${format}`, cure);
}

/**
 * Passes decoded text through, and refuses a feed whose first characters are not its mapping's format.
 * @param where the feed, for messages
 * @throws FeedRefusedError that names the format
 */
export async function* checkFeedFormat(
  texts: AsyncIterable<string>,
  mapping: Pick<FeedMapping, 'format' | 'file'>,
  where: string,
): AsyncGenerator<string> {
  let waiting: string | null = '';
  for await (const text of texts) {
    if (waiting === null) {
      yield text;
      continue;
    }
    waiting += text;
    const head = waiting.trimStart();
    if (head === '' && waiting.length > maxBlankCharacters) {
      const what = `it begins with more than ${String(maxBlankCharacters)} blank characters`;
      throw new FeedRefusedError(where, what, 'Correct the program that writes it.');
    }
    if (head.length < headLength) continue;
    checkHead(head.slice(0, headLength), mapping, where);
    yield waiting;
    waiting = null;
  }
  if (waiting === null) return;
  checkHead(waiting.trimStart(), mapping, where);
  yield waiting;
}
