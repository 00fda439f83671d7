import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { demoStockSources } from './demoStock.mjs';

let folder = '';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** Replaces what runs TypeScript: writes a stock and prints a word. */
const writeStock = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('groups/polhem/stock', { recursive: true });
writeFileSync('groups/polhem/stock/demo-cars.ndjson.gz', 'cars');
console.log('made');`;

function makeDemoStock(): string {
  const call = "(await import('./build/demo/demoStock.mjs')).makeDemoStockWhenNeeded()";
  return spawnSync(process.execPath, ['--input-type=module', '-e', call], { cwd: folder, encoding: 'utf8' }).stdout;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-demo-stock-'));
  const copied = ['build/demo/demoStock.mjs', 'build/jest/useDemoGroup.mjs', 'build/sourceStamp.mjs'];
  for (const file of copied) cpSync(file, join(folder, file));
  write('build/run.mjs', writeStock);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the stock of the demo group', () => {
  it('is made once', () => {
    write('groups/polhem/generate/generateDemoStock.ts', 'first');
    expect(makeDemoStock()).toBe('made\n');
    expect(makeDemoStock()).toBe('');
  });

  it('is made again after a change of its generator', () => {
    write('groups/polhem/generate/generateDemoStock.ts', 'first');
    makeDemoStock();
    write('groups/polhem/generate/generateDemoStock.ts', 'second');
    expect(makeDemoStock()).toBe('made\n');
  });

  it('is made again when its folder was removed', () => {
    write('groups/polhem/generate/generateDemoStock.ts', 'first');
    makeDemoStock();
    rmSync(join(folder, 'groups/polhem/stock'), { recursive: true });
    expect(makeDemoStock()).toBe('made\n');
  });

  it('is left out where the demo group is missing', () => {
    expect(makeDemoStock()).toBe('');
  });

  it('is not committed', () => {
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('/groups/polhem/stock/');
  });
});

it('the sources of the demo stock are all files whose code its generator has', async () => {
  const { metafile } = await build({
    entryPoints: ['groups/polhem/generate/generateDemoStock.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const isSource = (file: string): boolean =>
    demoStockSources.some((source) => file === source || file.startsWith(`${source}/`));
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((file) => !isSource(file))).toEqual([]);
});
