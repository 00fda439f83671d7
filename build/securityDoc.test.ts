import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const doc = readFileSync('docs/security.md', 'utf8');

/** A group that has removed the demo has its files no longer. */
const isHere = (path: string): boolean => !path.startsWith('groups/polhem/') || existsSync('groups/polhem');

/** Paths in code spans; names of variables, headers, commands and cookies have no folder or extension. */
const paths = [...doc.matchAll(/`((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|json))`/g)].map(([, path = '']) => path);
const links = [...doc.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
  .map(([, link = '']) => link)
  .filter((link) => !link.includes(':'));
/** Test files, each with the name of a test: `path` “name”. */
const tests = [...doc.matchAll(/`([^`]+\.test\.tsx?)` “([^”]+)”/g)].map(([, path = '', name = '']) => ({ path, name }));

describe('docs/security.md', () => {
  it('names files that exist', () => {
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => isHere(path) && !existsSync(path))).toEqual([]);
  });

  it('links documents that exist', () => {
    expect(links.filter((link) => !existsSync(`docs/${link}`))).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(tests.length).toBeGreaterThan(20);
    expect(tests.filter(({ path, name }) => isHere(path) && !readFileSync(path, 'utf8').includes(name))).toEqual([]);
  });

  it('has each requirement once', () => {
    const numbers = doc
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => line.split('|')[1]?.match(/\b\d+\.\d+\.\d+\b/g) ?? []);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(100);
  });
});
