import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createInitProject, fjordOptions as fjord } from '../../../test/fixtures/init/initProject.ts';
import type { InitProject } from '../../../test/fixtures/init/initProject.ts';
import { typedPrompts } from '../../../test/fixtures/init/typedPrompts.ts';
import type { InitAnswers } from '../InitAnswers.ts';
import type { Prompts } from './askText.ts';
import { readInitArguments } from '../initArguments.ts';
import { InitCommandError } from '../InitCommandError.ts';
import { completeInput } from './completeInput.ts';

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

/** Returns the answers of the command; without prompts there is no terminal. */
async function read(words: readonly string[], prompts: Prompts | null = null): Promise<InitAnswers> {
  const request = readInitArguments(words);
  if (request.command !== 'init') throw new Error('This is another command.');
  said = [];
  return completeInput(request, { projectRoot, prompts, say });
}

async function faultsOf(words: readonly string[]): Promise<string[]> {
  try {
    await read(words);
  } catch (error) {
    if (error instanceof InitCommandError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('completeInput() with options', () => {
  it('names every wrong answer with its cure', async () => {
    const wrong = [
      ...['--name', '<b>', '--country', 'atlantis', '--languages', 'nb,xy', '--host', 'https://fjordbil.no'],
      ...['--color', 'red', '--logo', 'missing.svg', '--stock', 'missing.csv', '--dir', 'content/fjord'],
    ];
    expect(await faultsOf(wrong)).toEqual([
      `The folder "content/fjord" is inside the product's folder, which an upgrade replaces; choose one next to it, like ../fjord.`,
      expect.stringMatching(/^The name "<b>" must begin/),
      expect.stringMatching(
        /^The country "atlantis" has no file in config\/countries or in countries\/ of the group; choose one of .*\bno, .* or see docs/,
      ),
      expect.stringMatching(
        /^The languages "nb,xy" must be languages that the product has texts in; choose from .*\bnb, /,
      ),
      'The host "https://fjordbil.no" must be a lower-case host name without https:// and port, like fjordbil.example.',
      'The stock "missing.csv" is neither a file nor a URL; name the file of your export, or answer "examples" or "none".',
      'The colour "red" must be written like "#0b3d5c".',
      'The logo "missing.svg" is no file; name an SVG or PNG, or answer "none".',
    ]);
  });

  it('refuses a folder that contains the product', async () => {
    expect(await faultsOf([...fjord, '--dir', '..'])).toEqual([
      `The folder ".." contains the product's folder; choose one next to it, like ../fjord.`,
    ]);
  });

  it('refuses a logo that is no picture of its kind', async () => {
    await writeFile(inParent('logo.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await faultsOf([...fjord, '--logo', '../logo.png'])).toEqual([
      'The logo "../logo.png" is no PNG, though its name ends so; export it again.',
    ]);
  });

  it('lists all missing answers in one message when there is no terminal', async () => {
    expect(await faultsOf(['--name', 'Fjord Bil', '--host', 'fjordbil.no'])).toEqual([
      'A new group also needs --country, --languages, --color; npm run init -- --help has an example.',
    ]);
  });
});

describe('completeInput() with a file of answers', () => {
  const write = (text: string): Promise<void> => writeFile(inParent('answers.yaml'), text);
  it('lists all faults with their lines', async () => {
    await write(`name: Fjord
color: red
sites:
  - host: fjordbil.example
    languages: [nb, xy]
  - { host: fjordbil.example, name: Fjord, languages: nb, colour: blue }
`);
    expect(await faultsOf(['--from', '../answers.yaml'])).toEqual([
      '../answers.yaml:1: country is required.',
      '../answers.yaml:2: color "red" must be written like "#0b3d5c".',
      expect.stringMatching(
        /^\.\.\/answers\.yaml:5: sites\.0\.languages "nb,xy" must be languages that the product has/,
      ),
      '../answers.yaml:6: sites.1.languages must be an array.',
      '../answers.yaml:6: sites.1.colour is not allowed.',
    ]);
  });

  it.each([
    ['host', 'name: Other', 'contain the host "fjordbil.example" twice; a host selects one site'],
    ['name', 'host: other.example', 'contain two sites with the files "fjord"; give one another name, or a key'],
  ])('refuses two sites with the same %s', async (_same, other, fault) => {
    const site = { name: 'name: Fjord', host: 'host: fjordbil.example' };
    const [key = ''] = other.split(':');
    const second = Object.entries({ ...site, [key]: other }).map(([, text]) => text);
    await write(`name: Fjord\ncountry: no\ncolor: '#0b3d5c'\nsites:
  - { ${Object.values(site).join(', ')}, languages: [nb] }
  - { ${second.join(', ')}, languages: [nb] }
`);
    expect(await faultsOf(['--from', '../answers.yaml'])).toEqual([`../answers.yaml:5: sites ${fault}.`]);
  });
});

describe('completeInput() at a terminal', () => {
  it('shows the fault of an answer at once', async () => {
    const { prompts, screens } = typedPrompts({
      'Its host': [
        [
          '"https://x"',
          'enter',
          ...'https://x'
            .replace(/./g, '<')
            .split('')
            .map(() => 'backspace'),
          '"x.example"',
          'enter',
        ],
      ],
    });
    const named = ['--name', 'Fjord Bil', '--country', 'no', '--languages', 'nb', '--color', '#0b3d5c'];
    const { sites } = await read(named, prompts);
    const screen = screens.get('Its host name, like fjordbil.example')?.join('\n');
    expect(screen).toContain('"https://x" must be a lower-case host name');
    expect(sites[0].host).toBe('x.example');
  });

  it('asks again for a wrong option', async () => {
    const { prompts, asked } = typedPrompts({ 'Brand colour': [['"#0b3d5c"', 'enter']] });
    await read([...fjord.slice(0, -1), 'red'], prompts);
    expect(said[0]).toBe('The colour "red" must be written like "#0b3d5c".\n');
    expect(asked).toContain('Brand colour, like #0b3d5c');
  });

  it('refuses a colour that the theme makes hard to read', async () => {
    await mkdir(inParent('fjord-bil/themes'), { recursive: true });
    const theme = "tokens:\n  color-primary: '#0b3d5c'\n  color-on-primary: '#ffffff'\n";
    await writeFile(inParent('fjord-bil/themes/fjord-bil.yaml'), theme);
    const { prompts, asked, screens } = typedPrompts({ 'Brand colour': [['"#f5d000"', 'enter'], ['enter']] });
    await read([...fjord.slice(0, -2)], prompts);
    expect(said.join('')).toMatch(/^The colour #f5d000 is hard to read: .* has a contrast of 1\.51 and needs 4\.5;/m);
    expect(asked.filter((message) => message.startsWith('Brand colour'))).toHaveLength(2);
    expect(screens.get('Brand colour, like #0b3d5c')?.[0]).toContain('#897400');
  });

  it('says in which colour texts are when the brand colour is pale', async () => {
    const { prompts } = typedPrompts({ 'Brand colour': [['"#f5d000"', 'enter']] });
    await read([...fjord.slice(0, -2)], prompts);
    expect(said.join('')).toMatch(/^ {2}Buttons are #f5d000; links and texts are #7d6a00,/m);
  });
});
