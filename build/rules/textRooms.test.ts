import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import { sectionTexts } from '../../client/app/interfaceTexts.ts';
import { pageRoutes } from '../../client/app/routes.tsx';
import { sections } from '../../client/app/sections.ts';
import type { SiteState } from '../../client/site/siteState.ts';
import { pageTexts } from '../../server/render/state/pageTexts.ts';
import { selectTexts } from '../../server/render/state/roomTexts.ts';
import { builtInLanguage } from '../../shared/site/builtInLanguage.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import { textRooms } from '../../shared/site/TextRoom.ts';
import type { TextRoom } from '../../shared/site/TextKey.ts';
import { productTexts } from '../../test/fixtures/productTexts.ts';
import { readComponentSources } from '../assets/readComponentSources.ts';
import { readBudgets } from '../budgets/budgets.ts';
import { browserEntry } from '../bundling/browserOptions.ts';

/*
 * A page in another language than the code's carries the texts of its rooms and those of no room. A text of a room
 * that its code shows without naming the room would be missing from it.
 */

/** Tables that lead to every kind of page and section. */
const tables = [
  'client/app/pageComponents.ts',
  'client/app/sectionComponents.ts',
  'client/app/sections.ts',
  'client/app/routes.tsx',
];

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

/** Returns keys of rooms that modules use, directly or through imports other than those of the tables. */
async function roomKeysUsedBy(...modules: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || tables.includes(file)) return;
    found.add(file);
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) add(path);
  };
  for (const module of modules) add(module);
  const exported = await Promise.all(
    [...found]
      .filter((file) => file.endsWith('Texts.ts'))
      .map((file) => import(resolve(file)) as Promise<Record<string, unknown>>),
  );
  const keys = exported
    .flatMap((module) => Object.values(module))
    .flatMap((texts: unknown) => Object.keys(texts ?? {}));
  const ofRooms = Object.assign({}, ...Object.values(sectionTexts)) as Record<string, string>;
  return [...new Set(keys)].filter((key) => Object.hasOwn(ofRooms, key));
}

/** Returns keys of rooms that modules use but their room, if they name one, does not have. */
async function missingTexts(room: TextRoom | undefined, ...modules: readonly string[]): Promise<string[]> {
  const own = room ? sectionTexts[room] : {};
  return (await roomKeysUsedBy(...modules)).filter((key) => !Object.hasOwn(own, key));
}

it('gives what every page shows no text of a room', async () => {
  expect(await missingTexts(undefined, browserEntry)).toEqual([]);
});

it('gives each kind of page the texts that its code shows', async () => {
  const missing = pageRoutes.map(async ({ name, texts }) => {
    const ofRoute = Object.keys(inputs).filter((path) => /\/(\w+)(?:Route|Parts)\.ts$/.exec(path)?.[1] === name);
    return [name, await missingTexts(texts, components.pages[name] ?? '', ...ofRoute)];
  });
  expect(Object.fromEntries(await Promise.all(missing))).toEqual(
    Object.fromEntries(pageRoutes.map(({ name }) => [name, []])),
  );
});

it('gives each section the texts that its code shows', async () => {
  const missing = Object.entries(components.sections).map(async ([name, file]) => [
    name,
    await missingTexts(sections[name]?.texts, file),
  ]);
  expect(Object.fromEntries(await Promise.all(missing))).toEqual(
    Object.fromEntries(Object.keys(components.sections).map((name) => [name, []])),
  );
});

/** Returns the size of a room's pages' texts in a language, in kB with Brotli. */
function textsKb(room: TextRoom, language: string, builtIn: Texts): number {
  const { texts } = selectTexts([room], { texts: pageTexts({}, builtIn, language) } as SiteState);
  return brotliCompressSync(JSON.stringify(texts)).length / 1000;
}

it('keeps the texts of each room, with those of every page, within their budget in every language', async () => {
  const { textsKb: limit } = await readBudgets();
  const languages = Object.entries(productTexts).filter(([language]) => language !== builtInLanguage);
  const sizes = languages.flatMap(([language, texts]) =>
    textRooms.map((room): [string, number] => [`${language} ${room}`, textsKb(room, language, texts)]),
  );
  expect(sizes.length).toBeGreaterThan(textRooms.length);
  expect(sizes.filter(([, size]) => size > limit)).toEqual([]);
});
