/**
 * Size of the list of 48 cars with all facets: elements and bytes, and what the hydration state adds.
 * Sizes do not depend on the machine, so there are no rounds. Needs a build ("npm run build").
 *
 *   npm run bench -- bytes   exits 1 beyond one of the limits
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { countElements } from './list/countElements.ts';
import { fetchBytes } from './load/fetchBytes.ts';
import { demoHost, startProduct } from './load/startProduct.ts';
import { report } from './report/report.ts';

const limits = { elements: 2300, kilobytes: 190, brotliKilobytes: 24 };
/** Brotli quality of a first response; copies in the page cache are compressed harder. */
const onRequestQuality = 4;
const path = '/bilar';

function brotliBytes(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

const product = await startProduct();
let page;
try {
  await fetchBytes(product.port, `${path}?page=1`, { host: demoHost }); // the first search reveals the values in the stock
  page = await fetchBytes(product.port, path, { host: demoHost });
} finally {
  await product.stop();
}
const html = page.body.toString();
const state = /<script id="forecourt-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
if (page.status !== 200 || state === '') {
  throw new Error(`${path} answered ${page.status} with ${state.length} bytes of state.`);
}

const whole = brotliBytes(html, onRequestQuality);
/** Compressed alone, the state cannot refer to texts of the markup; within the page it is smaller. */
const alone = brotliBytes(state, onRequestQuality);
const added = whole - brotliBytes(html.replace(state, ''), onRequestQuality);
report('bytes', [
  { name: `${path}: elements`, unit: '', ours: countElements(html), goal: { atMost: limits.elements } },
  { name: `${path}: HTML`, unit: 'kB', ours: page.body.length / 1000, goal: { atMost: limits.kilobytes } },
  { name: `${path}: Brotli 4`, unit: 'kB', ours: whole / 1000, goal: { atMost: limits.brotliKilobytes } },
  { name: `${path}: Brotli 11`, unit: 'kB', ours: brotliBytes(html, 11) / 1000 },
  { name: `${path}: state`, unit: 'kB', ours: Buffer.byteLength(state) / 1000 },
  { name: `${path}: Brotli bytes that the state adds`, unit: '%', ours: (100 * added) / whole },
  { name: `${path}: state compressed alone, of the page's Brotli bytes`, unit: '%', ours: (100 * alone) / whole },
]);
