/**
 * Cost of a request in the redirects with 10 and with 10,000 exact rules, in alternating rounds.
 *
 *   npm run bench -- redirect           exits 1 when the many cost more than 1.2 times the few
 *   npm run bench -- redirect --short   the same in fewer rounds
 */
import { parseRedirectFile } from '../../server/redirects/parsing/parseRedirectFile.ts';
import type { RedirectProblem } from '../../server/redirects/RedirectFilesError.ts';
import { RedirectIndex } from '../../server/redirects/RedirectIndex.ts';
import { report } from './report/report.ts';
import { median } from './timing.ts';

const maxRatio = 1.2;
const isShort = process.argv.includes('--short');
const rounds = isShort ? 60 : 400;
/** Requests per round; the same URLs for both, so that only the look-up differs. */
const requests = 2000;
/** Maximum attempts before a bad ratio counts: other load may have disturbed a round. */
const tries = 5;

function indexOf(count: number): { index: RedirectIndex; ms: number } {
  const lines = Array.from({ length: count }, (_, at) => `/gammal/sida-${at} -> /ny/sida-${at}`);
  const started = performance.now();
  const problems: RedirectProblem[] = [];
  const rules = parseRedirectFile(lines.join('\n'), 'rules.txt', problems);
  const index = new RedirectIndex(rules, ['sv', 'en']);
  problems.push(...index.problems(rules));
  if (problems.length > 0) throw new Error(`The rules of the benchmark are wrong: ${problems[0]?.message ?? ''}`);
  return { index, ms: performance.now() - started };
}

/** Nine pages of the site per old URL, as on a real site; every old URL is in both rule sets. */
const addresses = Array.from({ length: requests }, (_, at): [string, string] =>
  at % 10 === 0
    ? [`/gammal/sida-${(at / 10) % 10}`, at % 20 === 0 ? 'utm_source=x' : '']
    : [`/en/bilar/volvo/modell-${at}`, at % 3 === 0 ? `page=${at}&car_fuel=El` : ''],
);

/** Nanoseconds per request. */
function measure(index: RedirectIndex): number {
  let found = 0;
  const started = process.hrtime.bigint();
  for (const [path, query] of addresses) if (index.find(path, query)) found += 1;
  const ns = Number(process.hrtime.bigint() - started) / requests;
  if (found !== requests / 10) throw new Error(`Found ${found} redirects in place of ${requests / 10}.`);
  return ns;
}

const few = indexOf(10);
const many = indexOf(10_000);
for (let round = 0; round < 20; round += 1) {
  measure(few.index);
  measure(many.index);
}

let ratio = Infinity;
let times: { few: number; many: number }[] = [];
for (let attempt = 0; attempt < tries && ratio > maxRatio; attempt += 1) {
  times = [];
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that neither always has the warmer cache.
    const first = round % 2 === 0;
    const before = first ? measure(few.index) : measure(many.index);
    const after = first ? measure(many.index) : measure(few.index);
    times.push(first ? { few: before, many: after } : { few: after, many: before });
  }
  ratio = median(times.map((time) => time.many / time.few));
}
const ns = (kind: 'few' | 'many'): number => median(times.map((time) => time[kind]));
report('redirect', [
  {
    name: 'request with 10,000 rules',
    unit: 'ns',
    ours: ns('many'),
    peer: { name: '10 rules', value: ns('few') },
    ratio,
    goal: { atMost: maxRatio },
  },
  { name: 'reading and compiling 10,000 rules', unit: 'ms', ours: many.ms },
]);
