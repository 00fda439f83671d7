import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('keeps its limits of memory from processes that a script starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-run-'));
  const script = join(folder, 'printLimits.ts');
  writeFileSync(script, 'console.log(JSON.stringify([process.env.GOMEMLIMIT ?? "none", process.env.GOGC]));\n');
  const { GOMEMLIMIT: _limit, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['build/run.mjs', script], {
    encoding: 'utf8',
    env: { ...env, GOGC: '80' },
  });
  rmSync(folder, { recursive: true, force: true });
  expect(JSON.parse(stdout)).toEqual(['none', '80']);
});
