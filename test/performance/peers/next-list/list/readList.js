import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Cards and facets of the product's list, as test/performance/list/readListData.ts reads them from its page. */
const list = JSON.parse(readFileSync(join(process.cwd(), 'data.json'), 'utf8'));

export function readList() {
  return list;
}
