import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { createInitProject, fjordOptions as fjord } from '../../test/fixtures/init/initProject.ts';
import type { InitProject } from '../../test/fixtures/init/initProject.ts';
import { typedPrompts } from '../../test/fixtures/init/typedPrompts.ts';
import type { Prompts } from './answers/askText.ts';
import { readInitArguments } from './initArguments.ts';
import { InitCommandError } from './InitCommandError.ts';
import { runInit } from './runInit.ts';

let project: InitProject;
let parent = '';
let projectRoot = '';
let said: string[] = [];
const say = (text: string): void => void said.push(text);
const inParent = (...path: string[]): string => join(parent, ...path);

beforeEach(async () => {
  project = await createInitProject();
  ({ parent, projectRoot } = project);
  said = [];
});
afterEach(() => project.remove());

/** Runs the command; without prompts there is no terminal. */
async function init(words: readonly string[], prompts: Prompts | null = null): Promise<string | null> {
  const request = readInitArguments(words);
  if (request.command !== 'init') throw new Error('This is another command.');
  said = [];
  return runInit(request, { projectRoot, prompts, say });
}

async function faultsOf(words: readonly string[]): Promise<string[]> {
  try {
    await init(words);
  } catch (error) {
    if (error instanceof InitCommandError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('runInit() with options', () => {
  it('writes a group without faults next to the product', async () => {
    expect(await init(fjord)).toBe(inParent('fjord-bil'));
    const { sites } = loadGroup('../fjord-bil', projectRoot);
    expect(sites).toEqual([expect.objectContaining({ displayName: 'Fjord & Bil', languages: ['nb', 'en'] })]);
    expect(sites[0]?.bareHost).toBe('fjordbil.example');
    expect(said.join('')).toMatch(/Folder {2}\.\.\/fjord-bil\n/);
    expect(said.join('')).toMatch(/fjord-bil {2}fjordbil\.example {2}nb, en/);
  });

  it.each([
    [['--group', 'fjord'], 'product/groups/fjord'],
    [['--dir', '../customers/fjord'], 'customers/fjord'],
  ])('writes to the folder of %j', async (place, folder) => {
    expect(await init([...fjord, ...place])).toBe(inParent(folder));
    expect(await readdir(inParent(folder))).toContain('group.yaml');
  });

  it('names what a folder has that is no group', async () => {
    await mkdir(inParent('customer', '.git'), { recursive: true });
    await mkdir(inParent('customer', 'pictures'));
    await writeFile(inParent('customer', 'offer.txt'), '');
    await init([...fjord, '--dir', '../customer']);
    expect(said.join('')).toContain('Folder  ../customer\n          which has other files, too: offer.txt, pictures\n');
    await init([...fjord, '--dir', '../customer']);
    expect(said.join('')).not.toContain('other files');
  });

  it('shows example cars in place of a feed that cannot be mapped', async () => {
    await writeFile(inParent('stock.csv'), 'Colour;Doors\nred;4\n');
    await init([...fjord, '--stock', '../stock.csv']);
    expect(said.join('')).toContain('are not used');
    expect(said.join('')).toMatch(/fjord-bil {2}fjordbil\.example {2}nb, en {5}examples/);
  });

  it('removes what it wrote when the group would have faults', async () => {
    await mkdir(inParent('fjord/sites'), { recursive: true });
    await writeFile(inParent('fjord/sites/old.yaml'), 'country: atlantis\n');
    const faults = await faultsOf([...fjord, '--dir', '../fjord']);
    expect(faults.join('\n')).toMatch(/\.\.\/fjord\/sites\/old\.yaml:1: .*\n[^]*Nothing was written\.$/);
    expect(await readdir(inParent('fjord'), { recursive: true })).toEqual(['sites', 'sites/old.yaml']);
  });
});

describe('runInit() with a country of the group', () => {
  const dutch = ['--country', 'nl', '--languages', 'en'];
  beforeEach(async () => {
    await mkdir(inParent('fjord-bil/countries'), { recursive: true });
    await cp('config/countries/fi.yaml', inParent('fjord-bil/countries/nl.yaml'));
  });

  it('takes it from the folder', async () => {
    await init([...fjord, ...dutch, '--dir', '../fjord-bil']);
    expect(loadGroup('../fjord-bil', projectRoot).sites[0]).toMatchObject({ country: 'nl', currency: 'EUR' });
    await init(['--dir', '../fjord-bil', '--color', '#0b3d5c']);
  });

  it('takes it from a file of answers', async () => {
    const site = '{ name: Fjord Bil, host: fjordbil.example, languages: [en] }';
    await writeFile(inParent('answers.yaml'), `name: Fjord Bil\ncountry: nl\ncolor: '#0b3d5c'\nsites:\n  - ${site}\n`);
    expect(await init(['--from', '../answers.yaml'])).toBe(inParent('fjord-bil'));
  });

  it('offers it at a terminal', async () => {
    const { prompts } = typedPrompts({
      Country: [['"Netherlands"', 'enter']],
      'Its host': [['"fjordbil.example"', 'enter']],
      'Its languages': [['enter']],
      'Brand colour': [['"#0b3d5c"', 'enter']],
    });
    await init(['--name', 'Fjord Bil'], prompts);
    expect(loadGroup('../fjord-bil', projectRoot).sites[0]?.country).toBe('nl');
  });
});

describe('runInit() with a file of answers', () => {
  const write = (text: string): Promise<void> => writeFile(inParent('answers.yaml'), text);
  it('writes several sites', async () => {
    await write(`name: Fjord
country: no
color: '#0b3d5c'
sites:
  - { name: Fjord Bil, host: fjordbil.example, languages: [nb, en] }
  - { name: Fjord Truck, host: fjordtruck.example, languages: [nb], stock: none }
`);
    await init(['--from', '../answers.yaml', '--dir', '../fjord']);
    const { sites } = loadGroup('../fjord', projectRoot);
    expect(sites.map(({ name, features }) => [name, features.stock])).toEqual([
      ['fjord-bil', true],
      ['fjord-truck', false],
    ]);
  });
});

describe('runInit() at a terminal', () => {
  it('asks for what a group needs', async () => {
    const { prompts, asked } = typedPrompts({
      'Name of the group': [['"Fjord Bil"', 'enter']],
      Country: [['"Nor"', 'enter']],
      'Its host': [['"fjordbil.example"', 'enter']],
      'Its languages': [['down', 'down', 'down', 'down', 'space', 'enter']],
      'Brand colour': [['"#0b3d5c"', 'enter']],
    });
    expect(await init([], prompts)).toBe(inParent('fjord-bil'));
    expect(asked).toEqual([
      'Name of the group',
      "Its folder, next to the product's",
      'Country',
      'Name of the first site',
      'Its host name, like fjordbil.example',
      'Its languages',
      'The first one; its addresses have no language segment',
      'Its cars',
      'Does it take workshop bookings?',
      'Another site?',
      'Brand colour, like #0b3d5c',
      'Logo: path of an SVG or PNG, or none',
      'Write into ../fjord-bil?',
    ]);
    const [site] = loadGroup('../fjord-bil', projectRoot).sites;
    expect(site).toMatchObject({
      country: 'no',
      languages: ['nb', 'en'],
      hosts: ['fjordbil.example', 'www.fjordbil.example'],
    });
  });

  it('offers the cars of the first site to the next', async () => {
    const { prompts, screens } = typedPrompts({
      'Name of the next': [['"Fjord Truck"', 'enter']],
      'Its host': [
        ['"fjordbil.example"', 'enter'],
        ['"fjordtruck.example"', 'enter'],
      ],
      'Another site': [['"y"', 'enter']],
    });
    await init(['--name', 'Fjord Bil', '--country', 'no', '--color', '#0b3d5c'], prompts);
    expect(screens.get('Its cars')?.[0]).toMatch(/from the same feed \(examples\)\n.*none: it sells no cars/);
    const { sites } = loadGroup('../fjord-bil', projectRoot);
    expect(sites.map(({ name }) => name)).toEqual(['fjord-bil', 'fjord-truck']);
  });

  it('writes nothing when the operator declines', async () => {
    const { prompts, asked } = typedPrompts({ Write: [['"n"', 'enter']] });
    expect(await init(fjord, prompts)).toBeNull();
    expect(asked).toEqual(['Write into ../fjord-bil?']);
    expect(await readdir(parent)).toEqual(['product']);
  });

  it('asks nothing with --yes', async () => {
    const { prompts, asked } = typedPrompts({});
    await init([...fjord, '--yes'], prompts);
    expect(asked).toEqual([]);
    expect(await readdir(inParent('fjord-bil'))).toContain('group.yaml');
  });
});

describe('runInit() a second time', () => {
  let template = '';
  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'init-group-'));
  });
  afterAll(() => rm(template, { recursive: true }));
  /** Writes the group of the first run; only the first test waits for it. */
  const useWrittenGroup = async (): Promise<void> => {
    const written = join(template, 'fjord-bil');
    if (existsSync(written)) return cp(written, inParent('fjord-bil'), { recursive: true });
    await init(fjord);
    await cp(inParent('fjord-bil'), written, { recursive: true });
  };
  const dealers = (): string => inParent('fjord-bil/dealers.yaml');
  const own = '- { site: fjord-bil, name: Fjord Bil Voss, city: Voss }\n';
  const again = ['--dir', '../fjord-bil'];

  it('takes the answers of the folder as defaults', async () => {
    await useWrittenGroup();
    const { prompts } = typedPrompts({});
    await init(again, prompts);
    expect(said.join('')).toContain('Files   none is missing');
    expect(said.join('')).not.toContain('differ');
  });

  it('finds the logo of the first run in the folder', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z" fill="#0b3d5c"/></svg>';
    await writeFile(inParent('brand.svg'), logo);
    await init([...fjord, '--logo', '../brand.svg']);
    await rm(inParent('brand.svg'));
    await init(again);
    expect(said.join('')).toContain('Files   none is missing');
    expect(said.join('')).not.toContain('Yours stays');
  });

  it('writes files that are missing', async () => {
    await useWrittenGroup();
    await rm(dealers());
    await init([...again, '--yes']);
    expect(said.join('')).toContain('Files   1 new: dealers.yaml');
    expect(await readFile(dealers(), 'utf8')).toContain('site: fjord-bil');
  });

  it.each([
    ['keeps mine', ['enter'], own, null],
    ['takes the new one', ['down', 'enter'], 'new', null],
    ['writes the new one next to mine', ['down', 'down', 'enter'], own, 'new'],
  ])('%s when a file differs', async (_outcome, keys, mine, added) => {
    await useWrittenGroup();
    const before = await readFile(dealers(), 'utf8');
    await writeFile(dealers(), own);
    const { prompts } = typedPrompts({ 'dealers.yaml differs': [keys] });
    await init(again, prompts);
    expect(said.join('')).toContain(`-${own}+# Examples: write your own dealers`);
    const textOf = (text: string | null): string | null => (text === 'new' ? before : text);
    expect(await readFile(dealers(), 'utf8')).toBe(textOf(mine));
    expect(await readFile(`${dealers()}.new`, 'utf8').catch(() => null)).toBe(textOf(added));
  });

  it('keeps a file that differs when there is no terminal', async () => {
    await useWrittenGroup();
    await writeFile(dealers(), own);
    await init([...again, '--color', '#0b3d5c']);
    expect(await readFile(dealers(), 'utf8')).toBe(own);
    expect(said.join('')).toContain(
      'Yours stays, though the new one differs:\n  dealers.yaml\n  themes/fjord-bil.yaml\n  init.yaml\n',
    );
  });

  it('does not mind the line ends of Windows', async () => {
    await useWrittenGroup();
    await writeFile(dealers(), (await readFile(dealers(), 'utf8')).replaceAll('\n', '\r\n'));
    await init(again);
    expect(said.join('')).not.toContain('Yours stays');
  });

  it('says the faults of the group', async () => {
    await useWrittenGroup();
    await writeFile(inParent('fjord-bil/group.yaml'), 'name: Fjord\nsites: [other]\n');
    expect((await faultsOf(again)).join('\n')).toMatch(
      /group\.yaml:2: sites names "other"[^]*correct these in \.\.\/fjord-bil\.$/,
    );
  });
});
