import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** Success criteria of WCAG 2.2. @see https://www.w3.org/TR/WCAG22/ */
const criteria = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};
const expected = Object.entries(criteria).flatMap(([level, numbers]) =>
  numbers.split(/\s+/).map((number) => `${number} ${level}`),
);

const rows = [
  ...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| (\d\.\d\.\d+ AA?) [^|]+\| ([^|]+)\|([^|]+)\|$/gm),
].map(([, criterion = '', result = '', test = '']) => ({ criterion, result: result.trim(), test: test.trim() }));

describe('docs/accessibility.md', () => {
  it('has each criterion of both levels once', () => {
    expect(expected).toHaveLength(55);
    expect(rows.map(({ criterion }) => criterion).sort()).toEqual([...expected].sort());
  });

  it('names a test for each criterion that is met by one', () => {
    const claims = rows.filter(({ result }) => /^met\b(?!, no test)/.test(result));
    expect(claims.filter(({ test }) => !/`[\w./-]+\.ts/.test(test)).map(({ criterion }) => criterion)).toEqual([]);
    const others = rows.filter(({ result }) => !/^(met\b|editors:|n\/a|NOT MET)/.test(result));
    expect(others).toEqual([]);
  });
});
