import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectCopy } from '../fixtures/projectCopy.ts';
import type { ProjectCopy } from '../fixtures/projectCopy.ts';

/* A new group passes its check, and each thing that breaks is named. */

const init =
  'npm run -s init -- --name "Fjord Bil" --country no --languages nb,en --host fjordbil.example --color "#0b3d5c" --group fjord';
const timeoutMs = 600_000;

let project: ProjectCopy;

beforeAll(async () => {
  project = await projectCopy({ GROUP: 'fjord' });
  await project.command(init);
  await project.script('build.ts');
}, timeoutMs);
afterAll(() => project.remove());

const path = (file: string): string => join(project.folder, 'groups/fjord', file);

/** Runs the check; returns its exit code and output. */
async function check(...options: string[]): Promise<{ code: number; output: string }> {
  try {
    return { code: 0, output: await project.command(['npm run -s check-group --', ...options].join(' ')) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** Runs the check while files of the group have other texts. */
async function checkWith(changes: Record<string, (text: string) => string>, ...options: string[]) {
  const files = Object.entries(changes);
  const before = await Promise.all(files.map(([file]) => readFile(path(file), 'utf8')));
  await Promise.all(files.map(([file, change], at) => writeFile(path(file), change(before[at] ?? ''))));
  try {
    return await check(...options);
  } finally {
    await Promise.all(files.map(([file], at) => writeFile(path(file), before[at] ?? '')));
  }
}

const pageFile = (page: string, language: string): string => `content/fjord-bil/pages/${page}.${language}.yaml`;

describe('the check of a new group', () => {
  it(
    'passes',
    async () => {
      const { code, output } = await check();
      expect([output, code]).toEqual([output, 0]);
      expect(output).toMatch(/^0 faults, \d+ warnings in /m);
      for (const kind of ['start', 'cars', 'car', 'dealer', 'contact', 'not-found']) {
        expect(await readdir(path('check/fjord-bil'))).toContain(`${kind}-390.webp`);
      }
    },
    timeoutMs,
  );

  it(
    'names a dead link in a text',
    async () => {
      const file = pageFile('contact', 'en');
      const { code, output } = await checkWith(
        { [file]: (text) => text.replace(/RichText: .*<p>/, (start) => `${start}<a href="/car/gone">Gone</a> `) },
        '--no-browser',
      );
      expect(output).toContain(file);
      expect(output).toContain('the link to /en/car/gone');
      expect(code).toBe(1);
    },
    timeoutMs,
  );

  it(
    'names the file of a page with a fault',
    async () => {
      const file = pageFile('about', 'nb');
      const { code, output } = await checkWith({ [file]: (text) => `${text}color: red\n` }, '--no-browser');
      expect(output).toContain(file);
      expect(output).toContain('color');
      expect(code).toBe(1);
    },
    timeoutMs,
  );

  it(
    'names a colour that is hard to read',
    async () => {
      const theme = 'themes/fjord-bil.yaml';
      const paleText = (text: string): string => text.replace('tokens:', "tokens:\n  color-text: '#e0e0e0'");
      const { code, output } = await checkWith({ [theme]: paleText }, '--no-browser');
      expect(output).toContain(theme);
      expect(output).toContain('hard to read');
      expect(code).toBe(1);
    },
    timeoutMs,
  );

  it(
    'names a stock file that is missing',
    async () => {
      await rename(path('stock/cars.csv'), path('stock/moved.csv'));
      const { code, output } = await check('--no-browser');
      await rename(path('stock/moved.csv'), path('stock/cars.csv'));
      expect(output).toContain('cars.csv');
      expect(output).toContain('✗ stock');
      expect(code).toBe(1);
    },
    timeoutMs,
  );

  it(
    'names a picture without a description',
    async () => {
      const withPicture = (text: string): string =>
        text.replace(/RichText: .*<p>/, (start) => `${start}<img src="/media/logo.svg"> `);
      const files = ['nb', 'en'].map((language) => pageFile('contact', language));
      const { code, output } = await checkWith(Object.fromEntries(files.map((file) => [file, withPicture])));
      expect(output).toContain('accessibility, image-alt');
      expect(code).toBe(1);
    },
    timeoutMs,
  );
});
