import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import { textRoomsOf } from '../../client/app/textRoomsOf.ts';
import { pageRoutes } from '../../client/app/routes.tsx';
import { sections } from '../../client/app/sections.ts';
import type { TextRoom } from '../../shared/site/TextKey.ts';
import { languageCodes } from '../../test/fixtures/productData.ts';
import { findTexts, roomKeys } from '../../test/fixtures/productTexts.ts';
import { readComponentSources } from '../assets/readComponentSources.ts';
import { readBudgets } from '../budgets/budgets.ts';
import { browserEntry } from '../bundling/browserOptions.ts';

/* A text that the code of a page or section shows without naming its room would be missing from the page. */

/** Tables that lead to every kind of page and section. */
const tables = [
  'client/app/pageComponents.ts',
  'client/app/sectionComponents.ts',
  'client/app/sections.ts',
  'client/app/routes.tsx',
];

const roomOf = new Map(Object.entries(roomKeys).flatMap(([room, keys]) => keys.map((key) => [key, room] as const)));

let inputs: Metafile['inputs'];
let components: Awaited<ReturnType<typeof readComponentSources>>;

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: [browserEntry],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'not-written',
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty' },
  });
  ({ inputs } = metafile);
  components = await readComponentSources();
});

/** Keys that a call of `t` in a module names, or the first part of which it names. */
function keysNamedIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const whole = [...source.matchAll(/\bt\(\s*'(\w+)'/g)].map(([, key = '']) => key);
  const begun = [...source.matchAll(/\bt\(\s*`(\w+_)\$\{/g)].map(([, start = '']) => start);
  return [...whole, ...[...roomOf.keys()].filter((key) => begun.some((start) => key.startsWith(start)))];
}

/** Returns the rooms whose texts modules show, directly or through imports other than those of the tables. */
function roomsShownBy(...modules: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || tables.includes(file)) return;
    found.add(file);
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) add(path);
  };
  for (const module of modules) add(module);
  const keys = [...found].filter((file) => /\.tsx?$/.test(file)).flatMap(keysNamedIn);
  return new Set(keys.flatMap((key) => roomOf.get(key) ?? []));
}

/** Returns rooms whose texts modules show although the page does not load them. */
function missingRooms(named: readonly TextRoom[] | undefined, ...modules: readonly string[]): string[] {
  const loaded = new Set<string>(['site', ...(named ?? [])]);
  return [...roomsShownBy(...modules)].filter((room) => !loaded.has(room));
}

it('gives what every page shows no text of a room', () => {
  expect(missingRooms(undefined, browserEntry)).toEqual([]);
});

it('gives each kind of page the texts that its code shows', () => {
  const missing = pageRoutes.map(({ name, texts }) => {
    const ofRoute = Object.keys(inputs).filter((path) => /\/(\w+)(?:Route|Parts)\.ts$/.exec(path)?.[1] === name);
    return [name, missingRooms(texts, components.pages[name] ?? '', ...ofRoute)];
  });
  expect(Object.fromEntries(missing)).toEqual(Object.fromEntries(pageRoutes.map(({ name }) => [name, []])));
});

it('gives each section the texts that its code shows', () => {
  const missing = Object.entries(components.sections).map(([name, file]) => [
    name,
    missingRooms(sections[name]?.texts, file),
  ]);
  expect(Object.fromEntries(missing)).toEqual(
    Object.fromEntries(Object.keys(components.sections).map((name) => [name, []])),
  );
});

it('keeps texts within their budget in every language', async () => {
  const { textsKb: limit } = await readBudgets();
  const named = [...pageRoutes, ...Object.values(sections)].flatMap(({ texts }) => (texts ? [texts] : []));
  const sizes = languageCodes.flatMap((language) => {
    const { textsOf } = findTexts({}, language);
    return named.map((rooms) => ({
      page: `${language} ${rooms.join('+')}`,
      kb: brotliCompressSync(JSON.stringify(textsOf(['site', ...rooms]))).length / 1000,
    }));
  });
  expect(sizes.length).toBeGreaterThan(named.length);
  expect(sizes.filter(({ kb }) => kb > limit)).toEqual([]);
});

it('loads the texts of every page with each of them', () => {
  expect(textRoomsOf({ routeName: 'content', layout: null })).toEqual(['site']);
});
