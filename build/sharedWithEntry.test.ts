import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sharedWithEntry } from './sharedWithEntry.ts';

let folder = '';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'shared-with-entry-')));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('a lazy module, first met in a plain import, shares the code of the entry', async () => {
  const modules = {
    'entry.ts': "import './common.ts'; void import('./early.ts'); void import('./late.ts');",
    'common.ts': "console.log('common');",
    'early.ts': "import './both.ts';",
    'late.ts': "import './later.ts';",
    'later.ts': "void import('./both.ts');",
    'both.ts': "console.log('both');",
  };
  for (const [name, text] of Object.entries(modules)) await writeFile(join(folder, name), text);
  const { metafile } = await build({
    entryPoints: [join(folder, 'entry.ts')],
    outdir: join(folder, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    absWorkingDir: folder,
    plugins: [sharedWithEntry(join(folder, 'common.ts'), folder)],
  });
  expect(metafile.inputs['both.ts']?.imports.map(({ path }) => path)).toContain('common.ts');
});
