import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { dealerOf, writtenDealerSchema } from './writtenDealer.ts';
import type { WrittenDealer } from './writtenDealer.ts';

/** A dealer of the file: a record to be checked, or a fault. */
export type DealerRow = { line: number } & ({ values: unknown } | { fault: string });

/**
 * Reads the dealers of all sites: YAML as people write it when the name ends with .yaml or .yml, else NDJSON with whole
 * records, packed with gzip when the name ends with .gz. See docs/dealers.md.
 * @throws the file system's error when the file cannot be read
 */
export async function readDealerRows(path: string): Promise<DealerRow[]> {
  const bytes = await readFile(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return /\.ya?ml$/.test(path) ? yamlRows(text) : jsonRows(text);
}

function jsonRows(text: string): DealerRow[] {
  return text.split(/\r?\n/).flatMap((row, at): DealerRow[] => {
    if (row.trim() === '') return [];
    try {
      return [{ line: at + 1, values: JSON.parse(row) as unknown }];
    } catch {
      return [{ line: at + 1, fault: 'is not JSON' }];
    }
  });
}

function yamlRows(text: string): DealerRow[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error)
    return [{ line: error.linePos?.[0].line ?? 1, fault: `is not YAML: ${error.message.split('\n')[0] ?? ''}` }];
  if (!isSeq(document.contents)) return [{ line: 1, fault: 'must be a list of dealers; begin each with "- site:"' }];
  return document.contents.items.filter(isNode).map((node, at): DealerRow => {
    const entry: unknown = node.toJS(document);
    const checked = writtenDealerSchema.validate(entry, { convert: false, errors: { label: false } });
    const [detail] = checked.error?.details ?? [];
    if (!detail) return { line: lineOf(node, lines), values: dealerOf(checked.value as WrittenDealer, at) };
    const wrong: unknown = document.getIn([at, ...detail.path], true);
    return {
      line: lineOf(isNode(wrong) ? wrong : node, lines),
      fault: `${detail.path.join('.') || 'the entry'} ${detail.message}`,
    };
  });
}

function lineOf({ range }: { range?: [number, number, number] | null }, lines: LineCounter): number {
  return range ? lines.linePos(range[0]).line : 1;
}
