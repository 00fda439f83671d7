import { createHash } from 'node:crypto';
import type { DiskCopy } from './DiskCopies.ts';

/** The first line of a copy's file. */
interface CopyHeader {
  name: string;
  bytes: number;
  /** SHA-256 of the body. */
  digest: string;
  meta: unknown;
}

/** Maximum length of the first line. */
export const maxHeaderBytes = 64 * 1024;

const magic = 'forecourt-copy-1 ';
const lineEnd = 0x0a;

const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('base64url');

/** File name of a copy, a hash: names may have any characters and length. */
export function copyFileName(name: string): string {
  return `${createHash('sha256').update(name).digest('hex').slice(0, 40)}.copy`;
}

/** Encodes a copy's file: one line of JSON, then the body; null when the line is too long. */
export function encodeCopy(name: string, meta: unknown, body: Buffer): Buffer[] | null {
  const header: CopyHeader = { name, bytes: body.length, digest: sha256(body), meta };
  const line = Buffer.from(`${magic}${JSON.stringify(header)}\n`);
  return line.length > maxHeaderBytes ? null : [line, body];
}

/** Decodes the first line of a copy's file; null for other files. */
export function decodeCopyHeader(start: Buffer): { header: CopyHeader; length: number } | null {
  const end = start.indexOf(lineEnd);
  const line = start.subarray(0, end).toString();
  if (end < 0 || !line.startsWith(magic)) return null;
  try {
    const header = JSON.parse(line.slice(magic.length)) as Partial<CopyHeader> | null;
    if (typeof header?.name !== 'string' || typeof header.bytes !== 'number') return null;
    return {
      header: { name: header.name, bytes: header.bytes, digest: String(header.digest), meta: header.meta },
      length: end + 1,
    };
  } catch {
    return null;
  }
}

/** Decodes a file as the copy of a name; null when it is truncated, corrupt or of another name. */
export function decodeCopy(name: string, file: Buffer): DiskCopy | null {
  const start = decodeCopyHeader(file);
  if (!start) return null;
  const { header, length } = start;
  const body = file.subarray(length);
  if (header.name !== name || header.bytes !== body.length || header.digest !== sha256(body)) return null;
  return { meta: header.meta, body };
}
