import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { countryCodes } from '../../test/fixtures/productData.ts';
import { filesUnder } from './filesUnder.ts';

/*
 * Code never names a site, country, time zone or currency: they are data.
 * They belong to a group and to config/countries, so that any group runs without a change of code.
 */

const floors = ['client', 'server', 'shared', 'config', 'build'];
const sources = filesUnder(...floors).filter((file) => /(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(file));

/** Returns the matching lines of files, as "file:line: text". */
function linesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${String(at + 1)}: ${line.trim()}`] : [])),
  );
}

const withoutComments = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^\S+:\d+: (?:\*|\/\*|\/\/)/.test(line));

describe('code', () => {
  it('names no site of the demo', () => {
    const shipped = sources.filter((file) => !file.startsWith('build/jest/'));
    expect(linesWith(/polhem/i, shipped)).toEqual([]);
  });

  it('names no time zone', () => {
    const named = withoutComments(linesWith(/['"`]Europe\/[A-Z]/, sources));
    expect(named).toEqual([]);
  });

  it('names no currency except in British finance quotes', () => {
    const quotes = /^(?:client\/finance\/quote\/|server\/finance\/embedded\/|config\/group\/siteFaults\.ts)/;
    const named = withoutComments(linesWith(/['`](?:SEK|NOK|DKK|EUR|GBP|CHF|PLN|CZK)['`]/, sources));
    expect(named.filter((line) => !quotes.test(line))).toEqual([]);
  });

  it('compares neither sites nor countries by name', () => {
    const compared = new RegExp(`\\bcountry\\b[^=!]*[=!]==? ?['"\`](?:${countryCodes.join('|')})['"\`]`, 'i');
    expect(withoutComments(linesWith(compared, sources))).toEqual([]);
    expect(
      withoutComments(linesWith(/(?<!typeof (?:\w+\.)?)\bsite(?:\.name|Name)?\b ?[=!]== ?['"`]\w/, sources)),
    ).toEqual([]);
  });
});
