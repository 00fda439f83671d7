import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { interfaceTexts } from '../../client/app/interfaceTexts.ts';
import { withoutWordings } from './withoutWordings.ts';

const modules = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => `./client/${name}`)
  .filter((file) => /= registerTexts\(\{|\bdefaultTexts = \{/.test(readFileSync(file, 'utf8')));

it('a bundle of all modules with wordings has none', async () => {
  const { outputFiles } = await build({
    stdin: { contents: modules.map((file) => `export * from '${file}';`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    plugins: [withoutWordings],
  });
  const code = outputFiles[0]?.text ?? '';
  const wordings = Object.values(interfaceTexts).filter((wording) => wording.includes(' '));
  expect(wordings.filter((wording) => code.includes(wording))).toEqual([]);
  expect(code).toContain('numberFieldTexts');
});
