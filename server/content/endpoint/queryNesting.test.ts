import { describe, expect, it } from '@jest/globals';
import { checkLimits, queryNesting, valueNesting } from './checkLimits.ts';

const nested = (levels: number): string =>
  `{ search(where: ${'{AND:['.repeat(levels)}${']}'.repeat(levels)}) { total } }`;

describe('queryNesting()', () => {
  it.each([
    ['{ layout { item { name } } }', 3],
    ['{ a(b: "{[(") }', 2],
    ['{ a(b: """ {{{ \\""" {{{ """) # {{{{{\n }', 2],
    ['{ a(b: "\\"{{{") }', 2],
    [nested(3), 8],
  ])('counts the brackets within each other of %s', (query, depth) => {
    expect(queryNesting(query)).toBe(depth);
  });

  it('reads a long query of open strings in time', () => {
    const before = process.cpuUsage();
    queryNesting('"'.repeat(64_000));
    queryNesting('"""'.repeat(21_000));
    queryNesting('"\\'.repeat(32_000));
    expect(process.cpuUsage(before).user).toBeLessThan(500_000); // µs
  });
});

describe('valueNesting()', () => {
  it('counts nested objects', () => {
    expect(valueNesting({})).toBe(0);
    expect(valueNesting({ a: [{ b: 1 }] })).toBe(3);
    expect(valueNesting(JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`))).toBe(29_999);
  });
});

describe('checkLimits()', () => {
  it.each([50, 2000, 10_000])('refuses arguments of %i levels as too deep', (levels) => {
    const fault = checkLimits({ query: nested(levels), variables: {} }, 1000);
    expect(fault?.extensions).toEqual({ code: 'QUERY_TOO_DEEP' });
  });

  it('refuses variables that are too deep', () => {
    const where: unknown = JSON.parse(`${'{"AND":['.repeat(2000)}${']}'.repeat(2000)}`);
    const query = 'query Find($where: ItemSearchPredicateInput) { search(where: $where) { total } }';
    expect(checkLimits({ query, variables: { where } }, 1000)?.extensions).toEqual({ code: 'QUERY_TOO_DEEP' });
  });

  it('accepts the queries of usual clients', () => {
    expect(checkLimits({ query: nested(5), variables: {} }, 1000)).toBeNull();
  });
});
