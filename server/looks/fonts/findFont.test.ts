import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupFolder } from '../../../test/fixtures/groupFolder.ts';
import { loadGroup } from '../../../config/group/loadGroup.ts';
import { buildFonts } from './buildFonts.ts';
import type { BuiltFamily } from './buildFonts.ts';
import { chooseWeight } from './chooseWeight.ts';
import { subsetFile } from './subsetFile.ts';
import { codePointsIn } from './unicodeRange.ts';

const figtree = resolve('node_modules/@fontsource-variable/figtree');
const letters = [...codePointsIn('U+20-7E, U+C5-C6, U+D8, U+E5-E6, U+F8')];

let folder: GroupFolder;
beforeEach(() => {
  folder = new GroupFolder();
  // The product has packages of its own: the font of plates.
  symlinkSync(resolve('node_modules'), join(folder.root, 'node_modules'));
});
afterEach(() => folder.remove());

const theme = (text: string): void => folder.write('groups/fjord/themes/fjord.yaml', [`fonts: { text: ${text} }`]);
const built = async (): Promise<Map<string, BuiltFamily>> => {
  const group = loadGroup('groups/fjord', folder.root);
  return buildFonts(group.sites, { ...group, root: folder.root });
};
const faults = async (): Promise<string> => built().then(String, String);

/** Figtree at one weight. */
const staticFont = (weight: number): Promise<string> =>
  subsetFile(join(figtree, 'files/figtree-latin-wght-normal.woff2'), {
    name: `figtree-${String(weight)}`,
    version: 'test',
    codePoints: letters,
    weights: [weight, weight],
    format: 'woff2',
  });

describe('a font of the group', () => {
  beforeEach(() => {
    mkdirSync(join(folder.root, 'groups/fjord/fonts'), { recursive: true });
    cpSync(join(figtree, 'files/figtree-latin-wght-normal.woff2'), join(folder.root, 'groups/fjord/fonts/fjord.woff2'));
    theme('{ family: fjord-sans, weights: [400, 700] }');
  });
  const describeFont = (files: string, licence = 'licence: SIL Open Font License 1.1'): void =>
    folder.write('groups/fjord/fonts/fjord-sans.yaml', ['name: Fjord Sans', licence, `files: ${files}`]);

  it('is built with a fallback of its own metrics', async () => {
    describeFont('[{ file: fjord.woff2, weights: [300, 900] }]');
    const family = (await built()).get('fjord-sans');
    expect(family?.css).toMatch(/font-family:'Fjord Sans';font-style:normal;font-weight:400 700;/);
    expect(family?.css).toMatch(/font-family:'Fjord Sans Fallback';[^}]*size-adjust:\d/);
    const [first] = family?.firstFiles ?? [];
    expect(first?.languages).toEqual(['en', 'nb']);
    expect(readFileSync(first?.path ?? '').toString('latin1', 0, 4)).toBe('wOF2');
  });

  it.each([
    ['[{ file: other.woff2, weights: 400 }]', ':3: files.0.file "other.woff2" is missing in this folder'],
    ['[{ file: ../x.woff2, weights: 400 }]', ':3: files.0.file "../x.woff2" is not the name of a .woff2 file'],
    ['[{ file: fjord.yaml.woff2, weights: 400 }]', ':3: files.0.file "fjord.yaml.woff2" is not a WOFF2 font'],
    [
      '[{ file: fjord.woff2, weights: [100, 900] }]',
      ':3: files.0.weights must be within those of the file, 300 to 900',
    ],
    ['[{ file: fjord.woff2, weights: 400, style: italic }]', ':3: files has no upright file'],
  ])('with files %s is refused', async (files, fault) => {
    writeFileSync(join(folder.root, 'groups/fjord/fonts/fjord.yaml.woff2'), 'wOF2 and nothing more');
    describeFont(files);
    expect(await faults()).toContain(`groups/fjord/fonts/fjord-sans.yaml${fault}`);
  });

  it('needs a licence', async () => {
    describeFont('[{ file: fjord.woff2, weights: 400 }]', 'generic: serif');
    expect(await faults()).toContain('licence is required: say where the right to use the font');
  });
});

describe('a font of a package', () => {
  it('may have one file per weight', async () => {
    const target = join(folder.root, 'groups/fjord/node_modules/@fontsource/figtree');
    mkdirSync(join(target, 'files'), { recursive: true });
    for (const weight of [300, 400, 700]) {
      cpSync(await staticFont(weight), join(target, `files/figtree-latin-${String(weight)}-normal.woff2`));
    }
    for (const file of ['metadata.json', 'unicode.json']) cpSync(join(figtree, file), join(target, file));
    writeFileSync(join(target, 'package.json'), '{ "name": "@fontsource/figtree", "version": "5.0.0" }');
    theme("{ family: '@fontsource/figtree', weights: [400, 700] }");

    const family = (await built()).get('@fontsource/figtree');
    const weights = [...(family?.css ?? '').matchAll(/font-family:'Figtree';[^}]*font-weight:([\d ]+);/g)];
    expect(new Set(weights.map(([, weight]) => weight))).toEqual(new Set(['400', '700']));
    expect(family?.firstFiles.map((file) => file.weights)).toEqual([
      [400, 400],
      [700, 700],
    ]);
  });

  it('is named with its cure when it is not installed', async () => {
    theme("{ family: '@fontsource/comic-sans' }");
    expect(await faults()).toContain(
      'groups/fjord/themes/fjord.yaml:1: the font "@fontsource/comic-sans" is not installed; run npm install @fontsource/comic-sans in the group\'s folder.',
    );
  });
});

describe('chooseWeight()', () => {
  const faces = [300, 400, 500, 700].map((weight) => ({ weights: [weight, weight] as const }));
  it.each([
    [400, 400],
    [450, 500],
    [600, 700],
    [650, 700],
    [800, 700],
    [100, 300],
    [350, 300],
  ])('takes for weight %d the face that browsers take: %d', (wanted, chosen) => {
    expect(chooseWeight(faces, wanted)?.weights[0]).toBe(chosen);
  });
});
