import { createHash } from 'node:crypto';

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Hash of the text of a file. */
export function hashText(text: string): string {
  return shortHash(text);
}

/** Hash of a value of a file. The order of its keys does not count; a missing value is null. */
export function hashValue(value: unknown): string {
  const inOrder = (_key: string, part: unknown): unknown =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return shortHash(JSON.stringify(value ?? null, inOrder));
}
