import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { csvDealerRows } from './csvDealerRows.ts';
import type { DealerRow } from './DealerRow.ts';
import { detectEncoding } from '../kit/detectEncoding.ts';
import { toDealer, writtenDealerSchema } from './writtenDealer.ts';
import type { WrittenDealer } from './writtenDealer.ts';

/** Maximum unpacked size of a compressed dealers file. */
const maxUnpackedBytes = 64 * 1024 * 1024;

/**
 * Reads the dealers of all sites from a file, see parseDealerRows().
 * @throws the file system's error when the file cannot be read
 */
export async function readDealerRows(path: string): Promise<DealerRow[]> {
  return parseDealerRows(await readFile(path), path);
}

/**
 * Reads dealers from YAML, CSV or NDJSON, gzipped or not, see docs/dealers.md.
 * The format comes from the extension (.yaml, .yml, .csv, .ndjson, optionally .gz), else from the contents.
 */
export function parseDealerRows(bytes: Uint8Array, name: string): DealerRow[] {
  const unpacked = unpack(bytes);
  if (!unpacked) return [{ line: 1, fault: 'cannot be unpacked: its gzip packing is broken, cut off or too large' }];
  const text = new TextDecoder(detectEncoding(unpacked) ?? 'utf-8').decode(unpacked);
  const other = detectOtherFormat(text);
  if (other) return [{ line: 1, fault: `is ${other}; export YAML, CSV or NDJSON` }];
  switch (detectFormat(text, name)) {
    case 'yaml':
      return yamlRows(text);
    case 'csv':
      return csvDealerRows(text);
    case 'ndjson':
      return jsonRows(text);
  }
}

function unpack(bytes: Uint8Array): Buffer | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return Buffer.from(bytes);
  try {
    return gunzipSync(bytes, { maxOutputLength: maxUnpackedBytes });
  } catch {
    return null;
  }
}

function detectOtherFormat(text: string): string | null {
  if (/^PK\p{Cc}{2}/u.test(text)) return 'a ZIP archive or Excel file';
  if (/^\s*<(?:!doctype\s+html|html\b)/i.test(text)) return 'a web page (HTML); the address may require a login';
  return /^\s*</.test(text) ? 'XML' : null;
}

function detectFormat(text: string, name: string): 'yaml' | 'csv' | 'ndjson' {
  const end = /\.(ya?ml|csv|ndjson)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  if (end !== undefined) return end === 'csv' || end === 'ndjson' ? end : 'yaml';
  if (/^\s*\{/.test(text)) return 'ndjson';
  const [first = ''] = text.trimStart().split('\n');
  return /^(?:-|#|\[)/.test(first) || !/[;,\t|]/.test(first) ? 'yaml' : 'csv';
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
  if (error) {
    return [{ line: error.linePos?.[0].line ?? 1, fault: `is not YAML: ${error.message.split('\n')[0] ?? ''}` }];
  }
  if (!isSeq(document.contents)) return [{ line: 1, fault: 'must be a list of dealers; begin each with "- site:"' }];
  return document.contents.items.filter(isNode).map((node, at): DealerRow => {
    const entry: unknown = node.toJS(document);
    const checked = writtenDealerSchema.validate(entry, { convert: false, errors: { label: false } });
    const [detail] = checked.error?.details ?? [];
    if (!detail) return { line: findLine(node, lines), values: toDealer(checked.value as WrittenDealer, at) };
    const wrong: unknown = document.getIn([at, ...detail.path], true);
    return {
      line: findLine(isNode(wrong) ? wrong : node, lines),
      fault: `${detail.path.join('.') || 'the entry'} ${detail.message}`,
    };
  });
}

function findLine({ range }: { range?: [number, number, number] | null }, lines: LineCounter): number {
  return range ? lines.linePos(range[0]).line : 1;
}
