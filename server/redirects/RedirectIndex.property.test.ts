import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atLength } from '../../test/fixtures/atLength.ts';
import { parseRedirectFile } from './parsing/parseRedirectFile.ts';
import { RedirectIndex } from './RedirectIndex.ts';

/** A rule and a request in parts, from few words, so that many rules match the same request. */
interface WrittenRule {
  segments: string[];
  conditions: [string, string][];
}
interface AskedAddress {
  segments: string[];
  parameters: [string, string][];
}

const names = fc.constantFrom('q', 'r', 's');
const writtenRule: fc.Arbitrary<WrittenRule> = fc.record({
  segments: fc.array(fc.constantFrom('a', 'b', 'å', '{}', 'p-{}.html'), { minLength: 1, maxLength: 3 }),
  conditions: fc.oneof(
    { weight: 2, arbitrary: fc.constant<[string, string][]>([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.tuple(names, fc.constantFrom('1', '2', '{}')), { minLength: 1, maxLength: 2 }),
    },
  ),
});
const askedAddress: fc.Arbitrary<AskedAddress> = fc.record({
  segments: fc.array(fc.constantFrom('a', 'A', 'b', 'å', 'Å', 'p-7.html', 'P-x.HTML', 'c'), {
    minLength: 1,
    maxLength: 3,
  }),
  parameters: fc.array(fc.tuple(names, fc.constantFrom('1', '2', '3')), { maxLength: 2 }),
});

/** Numbers the captures in order: "{}" becomes {p0}, {p1} … */
function lineOf({ segments, conditions }: WrittenRule, at: number): string {
  let count = 0;
  const named = (text: string): string => text.replace('{}', () => `{p${String(count++)}}`);
  const path = segments.map(named).join('/');
  const query = conditions.map(([name, value]) => `${name}=${named(value)}`).join('&');
  const captures = Array.from({ length: count }, (_, number) => `{p${String(number)}}`);
  return `/${path}${query ? `?${query}` : ''} -> https://target.example/${[at, ...captures].join('/')} drop-query`;
}

/** Captures of a rule from a request, computed naively; null when it does not match. */
function capturesOf(rule: WrittenRule, asked: AskedAddress): string[] | null {
  if (
    rule.segments.length !== asked.segments.length ||
    (rule.conditions.length > 0 && rule.conditions.length !== asked.parameters.length)
  ) {
    return null;
  }
  const captures: string[] = [];
  for (const [at, segment] of rule.segments.entries()) {
    const pattern = new RegExp(`^${segment.replaceAll('.', '\\.').replace('{}', '(.+)')}$`, 'i');
    const found = pattern.exec(asked.segments[at] ?? '');
    if (!found) return null;
    captures.push(...found.slice(1));
  }
  if (rule.conditions.length === 0) return captures;
  // each order in which the parameters can match the conditions
  const order = [asked.parameters, asked.parameters.toReversed()].find((parameters) =>
    rule.conditions.every(([name, value], at) => {
      const [given, text] = parameters[at] ?? [];
      return given === name && (value === '{}' || value === text);
    }),
  );
  if (!order) return null;
  rule.conditions.forEach(([, value], at) => {
    if (value === '{}') captures.push(order[at]?.[1] ?? '');
  });
  return captures;
}

/** Lower ranks take precedence. */
function rankOf({ segments, conditions }: WrittenRule): number {
  const literalPath = segments.every((segment) => !segment.includes('{'));
  const captured = conditions.filter(([, value]) => value === '{}').length;
  if (!literalPath) return conditions.length > 0 ? 100 : 200;
  if (conditions.length === 0) return 50;
  return captured === 0 ? 0 : 10 - (conditions.length - captured);
}

function naiveMatch(rules: readonly WrittenRule[], asked: AskedAddress): string | null {
  const order = rules.map((rule, at) => ({ rule, at })).sort((a, b) => rankOf(a.rule) - rankOf(b.rule) || a.at - b.at);
  for (const { rule, at } of order) {
    const captures = capturesOf(rule, asked);
    if (captures) return `https://target.example/${[at, ...captures.map(encodeURIComponent)].join('/')}`;
  }
  return null;
}

describe('the compiled rules', () => {
  it('find what a slow walk over all rules finds', () => {
    let hits = 0;
    fc.assert(
      fc.property(
        fc.array(writtenRule, { minLength: 1, maxLength: 12 }),
        fc.array(askedAddress, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (rules, addresses, slash) => {
          const index = new RedirectIndex(parseRedirectFile(rules.map(lineOf).join('\n'), 'rules.txt', []), ['sv']);
          for (const asked of addresses) {
            const path = `/${asked.segments.map(encodeURIComponent).join('/')}${slash ? '/' : ''}`;
            const query = asked.parameters.map((pair) => pair.join('=')).join('&');
            const expected = naiveMatch(rules, asked);
            if (expected !== null) hits += 1;
            expect(index.find(path, query)?.location ?? null).toBe(expected);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(hits).toBeGreaterThan(300);
  });

  it('never lead to another host', () => {
    const text =
      '/go/{x} -> /{x}\n~^/way(.*)$ -> /$1\n/q?to={to} -> /{to} drop-query\n~^/r\\?to=(.*)$ -> /$1 drop-query';
    const problems: never[] = [];
    const index = new RedirectIndex(parseRedirectFile(text, 'rules.txt', problems), ['sv', 'en']);
    const wild = fc.oneof(
      fc.string(),
      fc.webPath(),
      fc.constantFrom(
        '//evil.example',
        '\\\\evil.example',
        '%2f%2fevil.example',
        '%5cevil.example',
        '/%09/evil.example',
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom('/go/', '/way', '/q', '/r', '/'), wild, wild, (start, path, query) => {
        const location = index.find(start + path, `to=${query}`)?.location;
        if (location !== undefined) {
          expect(new URL(location, 'https://own.example/deep/page').origin).toBe('https://own.example');
          expect(location).toMatch(/^\/(?![/\\])/);
        }
      }),
      { numRuns: atLength ? 600 : 100 },
    );
  });
});
