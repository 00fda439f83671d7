import type { FeedMapping } from './FeedMappingTypes.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { LineBatch } from './readLines.ts';

/** Formats by how their first line begins, with what to do about them. */
const formats: { name: string; begin: RegExp; reads?: FeedMapping['format']; cure: string }[] = [
  { name: 'XML', begin: /^</, cure: 'Export it as CSV or as one JSON object per line.' },
  { name: 'a JSON array', begin: /^\[\s*(\{|$)/, cure: 'Write one JSON object per line, without brackets and commas.' },
  {
    name: 'JSON',
    begin: /^\{\s*("|$)/,
    reads: 'ndjson',
    cure: 'Set "format": "ndjson" in the mapping, or name another feed.',
  },
];

/**
 * Passes lines on and refuses a feed of another format than its mapping reads, by its first line that is not blank.
 * @param where the feed, for messages
 * @throws FeedRefusedError that names the format
 */
export async function* checkFeedFormat(
  batches: AsyncIterable<LineBatch>,
  { format, file }: Pick<FeedMapping, 'format' | 'file'>,
  where: string,
): AsyncGenerator<LineBatch> {
  let isChecked = false;
  for await (const batch of batches) {
    const first = isChecked ? undefined : batch.lines.find((line) => line.trim() !== '');
    if (first !== undefined) {
      isChecked = true;
      const other = formats.find(({ begin, reads }) => reads !== format && begin.test(first.trim()));
      if (other) {
        throw new FeedRefusedError(where, `it is ${other.name}, but its mapping ${file} reads ${format}`, other.cure);
      }
    }
    yield batch;
  }
}
