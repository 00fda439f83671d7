import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { atLength } from '../../fixtures/atLength.ts';
import { createApp } from '../../../server/app.ts';
import { testServices } from '../demo/testServices.ts';

const run = promisify(execFile);
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/**
 * Error of the Nu checker, which does not know rel="expect" yet.
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking
 */
const olderThanExpect = '.*“blocking” attribute must have a “rel” attribute whose value is “stylesheet”.*';

let folder: string;
const files: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'valid-html-'));
  const app = createApp(await testServices());
  const answer = await request(app)
    .post('/api/search')
    .send({ limit: 1, fields: ['car_id', 'slug'] });
  const { car_id, slug } = (answer.body as { content: [{ car_id: string; slug: string }] }).content[0];
  const pages = ['/', '/en', '/bilar', '/bilar?car_fuel=El&page=1', '/bilar?keyphrase=zzzz', '/no-such-path'];
  pages.push('/anlaggningar', '/anlaggning/polhem-bil-uppsala', '/bil/410269/sold');
  const ofCars = [`/bil/${car_id}/${slug}`, `/jamfor?cars=${car_id},410002`, '/sparade'];
  const further = [
    '/anlaggningar?near=59.86,17.64&site_region=Uppsala+l%C3%A4n',
    '/bilar/volvo/xc60',
    '/bil/410599/gone',
    '/bil/0/volvo',
    '/jamfor?cars=410269,410599,1',
    '/jamfor',
  ];
  for (const page of [...pages, ...ofCars, ...(atLength ? further : [])]) {
    const { text } = await request(app).get(page);
    const file = join(folder, `${page.replace(/\W+/g, '_') || 'start'}.html`);
    await writeFile(file, text);
    files.push(file);
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the findings of the Nu checker, or of html-validate without Java.
 * The Nu checker is the reference and needs Java.
 */
async function findings(): Promise<string[]> {
  if (await hasJava()) {
    const options = ['--errors-only', '--exit-zero-always', '--filterpattern', olderThanExpect];
    const { stderr } = await run('java', ['-jar', checker, ...options, ...files], { maxBuffer: 1e7 });
    return stderr.split('\n').filter((line) => line !== '');
  }
  const rules = {
    'void-style': 'off',
    'attr-case': 'off',
    'valid-id': 'off',
    'attribute-boolean-style': 'off',
  } as const;
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules });
  const reports = await Promise.all(files.map((file) => validator.validateFile(file)));
  return reports.flatMap(({ results }) =>
    results.flatMap(({ filePath, messages }) => messages.map((entry) => `${filePath}:${entry.line}: ${entry.message}`)),
  );
}

it('every page is valid HTML', async () => {
  expect(await findings()).toEqual([]);
});
