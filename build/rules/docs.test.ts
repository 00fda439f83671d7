import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { envVariables } from '../../config/envVariables.ts';
import { commands } from '../../server/cli/commands.ts';
import { filesUnder } from './filesUnder.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'RELEASING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...filesUnder('docs').filter((file) => file.endsWith('.md')),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Files of groups in examples and of results of a run do not exist. */
function isExpected(path: string): boolean {
  const [, group] = /^groups\/([^/]+)\//.exec(path) ?? [];
  if (group) return group === 'polhem';
  return !path.startsWith('test/performance/results/');
}

/** Variables of other programs and of the tests, which config/env.ts does not read. */
const ofOthers = /^(SITECORE|OTEL|NODE|CHROME|SOAK|SEARCH_REFERENCE|SEARCH_TEST|BUILD|SOURCE_DATE)_/;

function found(document: string, pattern: RegExp): string[] {
  const text = readFileSync(document, 'utf8');
  return [...new Set([...text.matchAll(pattern)].map(([, match = '']) => match))];
}

function anchorsOf(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('documentation', () => {
  it('stays below 60,000 words', () => {
    const words = filesUnder('docs')
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean));
    expect(words.length).toBeLessThan(60_000);
  });

  it.each(documents)('%s links only to headings that exist', (document) => {
    const broken = found(document, /\]\(([^)\s]+)\)/g).filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [file = '', anchor = ''] = target.split('#');
      const path = file === '' ? document : join(dirname(document), file);
      if (!existsSync(path)) return isExpected(path);
      return anchor !== '' && path.endsWith('.md') && !anchorsOf(path).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s names files that exist', (document) => {
    const named = found(
      document,
      /`((?:build|client|config|content|deploy|docs|groups|server|shared|test)\/[\w./-]+\.(?:tsx?|mjs|json|ya?ml|css|md|conf))`/g,
    );
    expect(named.filter((path) => isExpected(path) && !existsSync(path))).toEqual([]);
  });

  it.each(documents)('%s names tests that exist', (document) => {
    // `path` “name”
    const tests = [...readFileSync(document, 'utf8').matchAll(/`([^`]+\.test\.tsx?)` “([^”]+)”/g)];
    const missing = tests.filter(
      ([, path = '', name = '']) =>
        (existsSync(path) || !isExpected(path)) && !readFileSync(path, 'utf8').includes(name),
    );
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  it.each(documents)('%s names only commands that exist', (document) => {
    expect(found(document, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    expect(found(document, /cli\.js ([\w:]+)/g).filter((name) => !commands.has(name))).toEqual([]);
  });

  it.each(documents)('%s names variables that exist', (document) => {
    const assigned = found(document, /(?:^|[\s`])([A-Z][A-Z0-9]*_[A-Z0-9_]+)=/gm).map((name) =>
      name.replace(/_FILE$/, ''),
    );
    expect(assigned.filter((name) => !(name in envVariables) && !ofOthers.test(name))).toEqual([]);
  });
});

describe('docs/the-house.md', () => {
  const text = readFileSync('docs/the-house.md', 'utf8');
  const spansOf = (part: string): string[] => [...part.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);

  it('has at most 80 lines', () => expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80));

  it('names paths that exist', () => {
    const paths = spansOf(text).filter((span) => /^[\w.-]+\//.test(span));
    const examples = paths.map((path) => path.replace('<room>', 'booking').replace('<code>', 'en'));
    expect(paths.length).toBeGreaterThan(40);
    expect(examples.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names rooms that exist', () => {
    const [, part = ''] = text.split('## Floors and rooms');
    const rooms = spansOf(part.split('\n## ')[0] ?? '').filter((span) => /^[a-z]+$/.test(span));
    expect(rooms.length).toBeGreaterThan(20);
    expect(
      rooms.filter((room) => !['shared', 'client', 'server'].some((floor) => existsSync(`${floor}/${room}`))),
    ).toEqual([]);
  });
});
