import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { regroup } from './regroup.ts';

const page = (name: string): string =>
  `import { title } from 'kit'; import { small } from '../small.ts'; export const ${name} = [title, small, '${name}'];`;
const sources = {
  'client/main.tsx':
    "import { title } from 'kit'; import './main.css'; console.log(title, () => import('./pages/One.tsx'), () => import('./pages/Two.tsx'), () => import('./lists.ts'));",
  'client/main.css': 'a { color: red }',
  'client/app/vendorCode.ts': "import 'kit';",
  'client/small.ts': "export const small = 'small';",
  'client/pages/One.tsx': page('One'),
  'client/pages/Two.tsx': page('Two'),
  'client/lists.ts': 'export const lists = [1, 2];',
  'node_modules/kit/index.js': "export const title = 'kit ' + Date.now();",
};

let folder = '';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'regroup-')));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Names of the built scripts, by the part before the hash. */
async function built(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  for (const [name, text] of Object.entries({ ...sources, ...changes })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const bundled = await build({
    absWorkingDir: folder,
    entryPoints: { main: 'client/main.tsx', vendor: 'client/app/vendorCode.ts' },
    outdir: 'dist/public/assets',
    publicPath: '/assets',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const { outputs } = await regroup(bundled, folder);
  const names = Object.keys(outputs).flatMap((file) => (file.endsWith('.js') ? [basename(file)] : []));
  return Object.fromEntries(names.map((name): [string, string] => [name.replace(/-.*$/, ''), name]));
}

describe('regroup()', () => {
  it('names the files of an unchanged source alike', async () => {
    expect(await built()).toEqual(await built());
  });

  it('leaves the name of the packages’ file when a page changes', async () => {
    const before = await built();
    const after = await built({ 'client/pages/One.tsx': page('One').replace("'One'", "'Uno'") });
    expect(after['vendor']).toBe(before['vendor']);
    expect(after['One']).not.toBe(before['One']);
  });
});
