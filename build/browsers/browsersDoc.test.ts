import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { oldestBrowsers } from '../bundling/browserTargets.ts';
import { findBrowsersWithout, findCompat } from './browserSupport.ts';
import { newerStyles } from './newerStyles.ts';

const text = readFileSync('docs/browsers.md', 'utf8');

describe('docs/browsers.md', () => {
  it('names the versions of package.json', () => {
    const [, table = ''] = /^\| browser .*\n\| -.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
    const versions = table
      .trim()
      .split('\n')
      .map((row) => row.split('|')[2]?.trim());
    expect(new Set(versions)).toEqual(new Set(oldestBrowsers().values()));
  });

  it.each(Object.keys(newerStyles))('says what visitors get instead of %s', (feature) => {
    expect(text).toContain(`| \`${feature}\``);
  });
});

describe('the feature that pageStart.ts checks', () => {
  it('is in all supported browsers', () => {
    const [, unit = ''] =
      /CSS\.supports\('width', '1([a-z]+)'\)/.exec(readFileSync('client/app/pageStart.ts', 'utf8')) ?? [];
    const compat = findCompat('css', 'types', 'length', unit);
    expect(compat).toBeDefined();
    expect(findBrowsersWithout(compat)).toEqual([]);
  });
});
