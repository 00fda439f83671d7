import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { interfaceTexts } from '../../client/app/interfaceTexts.ts';
import { withoutWordings } from './withoutWordings.ts';

it('a bundle of all modules with wordings has none', async () => {
  const { outputFiles } = await build({
    entryPoints: ['client/app/interfaceTexts.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    plugins: [withoutWordings],
  });
  const code = outputFiles[0]?.text ?? '';
  const wordings = Object.values(interfaceTexts).filter((wording) => wording.includes(' '));
  expect(wordings.filter((wording) => code.includes(wording))).toEqual([]);
});
