import { describe, expect, it } from '@jest/globals';
import { getOperationAST, parse } from 'graphql';
import { queryCost } from './checkLimits.ts';

function costOf(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The query has no operation.');
  return queryCost(document, operation, variables);
}

const children = (first: string, selection: string): string =>
  `item(path: "/", language: "sv") { children(first: ${first}) { results { ${selection} } } }`;

describe('queryCost', () => {
  it('is a point for each field with fields of its own', () => {
    expect(costOf('{ item(path: "/", language: "sv") { id name url { path } template { name } } }')).toBe(3);
  });

  it('is more for expensive fields', () => {
    expect(costOf('{ layout(site: "a", routePath: "/") { item { rendered } } }')).toBe(12);
    expect(costOf('{ search(where: {}) { total } }')).toBe(50);
    expect(costOf('{ site { siteInfo(site: "a") { routes(language: "sv") { total } } } }')).toBe(22);
  });

  it('multiplies by a page size in the text', () => {
    // item and children, and of each entry: results, url
    expect(costOf(`{ ${children('7', 'url { path }')} }`)).toBe(2 + 7 * 2);
    expect(costOf(`{ ${children('5000', 'url { path }')} }`)).toBe(2 + 1000 * 2);
    expect(costOf(`{ ${children('-5', 'url { path }')} }`)).toBe(2 + 2);
  });

  it('multiplies by a page size of at most 10', () => {
    const query = `query ($n: Int) { ${children('$n', 'url { path }')} }`;
    expect(costOf(query, { n: 3 })).toBe(2 + 3 * 2);
    expect(costOf(query, { n: 1000 })).toBe(2 + 10 * 2);
    expect(costOf(query)).toBe(2 + 10 * 2);
    expect(costOf('query ($n: Int = 4) { search(where: {}, first: $n) { results { url { path } } } }')).toBe(
      50 + 4 * 2,
    );
  });

  it('takes lists of unknown length for 10', () => {
    expect(costOf('{ item(path: "/", language: "sv") { ancestors { url { path } } } }')).toBe(1 + 1 + 10);
  });

  it('multiplies pages in pages', () => {
    const inner = 'children(first: 10) { results { url { path } } }';
    expect(costOf(`{ ${children('10', inner)} }`)).toBe(2 + 10 * (1 + 1 + 10 * 2));
  });

  it('counts what fragments bring', () => {
    const query = `{ item(path: "/", language: "sv") { ...F ... on UnknownItem { parent { id } } } } fragment F on Item { url { path } }`;
    expect(costOf(query)).toBe(3);
  });
});
