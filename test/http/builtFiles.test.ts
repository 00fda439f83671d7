import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'acorn';
import { findNewerStyles } from '../../build/browsers/findNewerStyles.ts';
import { newerStyleEntry, newerStyles } from '../../build/browsers/newerStyles.ts';
import { assetFolder } from '../../build/bundling/browserOptions.ts';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { GroupFolder } from '../fixtures/groupFolder.ts';
import { prepareFixtureLooks } from './looks/prepareFixtureLooks.ts';

/*
 * All that is delivered, packages included, against the oldest supported browsers (docs/browsers.md).
 * ES2022 is the newest edition whose syntax all of them have; the parser also checks regular expressions against it.
 */

const folder = assetFolder('dist');
const names = readdirSync(folder);
const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');
const scripts = names.filter((name) => name.endsWith('.js'));
const isStart = (name: string): boolean => name.startsWith('start-');

/** Returns why a script is not in the syntax of an edition; null when it is. */
function syntaxFault(code: string, ecmaVersion: 2017 | 2022, sourceType: 'script' | 'module'): string | null {
  try {
    parse(code, { ecmaVersion, sourceType });
    return null;
  } catch (error) {
    return String(error);
  }
}

describe('the check of syntax', () => {
  it.each([
    ['a regular expression with sets', '/[\\p{L}--[a-z]]/v'],
    ['a regular expression with modifiers', '/(?i:a)b/'],
    ['a group name that occurs twice', '/(?<year>a)|(?<year>b)/'],
    ['import attributes', 'import data from "./data.json" with { type: "json" }'],
    ['using', '{ using file = open(); }'],
    ['a decorator', '@tag class Page {}'],
  ])('finds %s', (_, code) => {
    expect(syntaxFault(code, 2022, 'module')).not.toBeNull();
  });

  it('accepts what the oldest supported browsers have', () => {
    expect(syntaxFault('class Page { static { /(?<=a)b/d.test("") } #at = 1 } await 1', 2022, 'module')).toBeNull();
  });
});

describe('the built files', () => {
  it('have modules in the syntax of the oldest supported browsers', () => {
    const modules = scripts.filter((name) => !isStart(name));
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.flatMap((name) => syntaxFault(read(name), 2022, 'module')?.concat(` ${name}`) ?? [])).toEqual([]);
  });

  it('have a start script that much older browsers can parse', () => {
    const starts = scripts.filter(isStart);
    expect(starts).toHaveLength(1);
    // import() is of a later edition than the rest of the script; its syntax is that of a call
    const codes = starts.map((name) => read(name).replaceAll(/\bimport\(/g, 'load('));
    expect(codes.map((code) => syntaxFault(code, 2017, 'script'))).toEqual([null]);
  });

  let newer: { name: string; feature: string; entry: string | undefined }[];
  beforeAll(async () => {
    const group = new GroupFolder();
    const looks = await prepareFixtureLooks(loadGroup('groups/fjord', group.root), join(group.root, 'looks'));
    const sheets = [folder, looks.folder].flatMap((place) =>
      readdirSync(place).flatMap((name) => (name.endsWith('.css') ? [join(place, name)] : [])),
    );
    newer = sheets.flatMap((name) =>
      findNewerStyles(readFileSync(name, 'utf8')).map((one) => ({
        name,
        feature: one.feature,
        entry: newerStyleEntry(one),
      })),
    );
    group.remove();
  });

  it('have styles that all supported browsers know, or whose fallback is described', () => {
    const unknown = newer.filter(({ entry }) => entry === undefined);
    expect(unknown.map(({ name, feature }) => `${name}: ${feature}`)).toEqual([]);
  });

  it('need every fallback that is described', () => {
    expect([...new Set(newer.map(({ entry }) => entry))].sort()).toEqual(Object.keys(newerStyles).sort());
  });
});
