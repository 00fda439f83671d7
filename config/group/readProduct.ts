import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { versionForm } from '../version/compareVersions.ts';

/**
 * Returns `product` of group.yaml before the file is validated: it decides how.
 * Null when the file states no version; its other faults are reported later.
 */
export function readProduct(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const product: unknown = parseDocument(text).get('product');
  return typeof product === 'string' && versionForm.test(product) ? product : null;
}
