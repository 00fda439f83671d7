import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkBuild } from './checkBuild.ts';

let build: string;

beforeEach(() => {
  build = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'dist');
});
afterEach(() => rmSync(join(build, '..'), { recursive: true }));

describe('checkBuild()', () => {
  it('leaves open what is not built yet', async () => {
    expect(await checkBuild(build)).toEqual([
      { state: 'warning', text: 'Not built yet.', cure: expect.stringContaining('npm start') },
    ]);
  });

  it('names the file that a build lacks', async () => {
    for (const folder of ['server', 'public']) mkdirSync(join(build, folder), { recursive: true });
    for (const file of ['version.json', 'server/main.js', 'server/stockWorker.js']) {
      writeFileSync(join(build, file), '');
    }
    expect(await checkBuild(build)).toEqual([
      expect.objectContaining({ state: 'fault', text: expect.stringContaining('manifest.json is missing') }),
    ]);
    writeFileSync(join(build, 'manifest.json'), '{}');
    expect(await checkBuild(build)).toEqual([expect.objectContaining({ state: 'ok' })]);
  });
});
