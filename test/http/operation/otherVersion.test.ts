import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { productVersion } from '../../../config/version/productVersion.ts';
import { unlimitedEnv } from '../../fixtures/unlimitedEnv.ts';
import { waitUntil } from '../../fixtures/waitUntil.ts';
import { freePort } from '../../upstreams/freePort.ts';

/* A group of version 0.1.0 outside the product. Its country has a renamed setting, its site an unknown one. */

let folder: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-version-'));
  const country = await readFile('config/countries/gb.yaml', 'utf8');
  const files = {
    'group.yaml': ['name: Tind Cars', "product: '0.1.0'", 'sites: [tind]'],
    'countries/gb.yaml': [country.replace(/^townForm:.*$/m, '').replace('0QE }', '0QE, afterTown: true }')],
    'sites/tind.yaml': [
      'displayName: Tind Cars',
      'hosts: [tind.example]',
      'country: gb',
      'languages: [en]',
      'clock: 12',
    ],
    'content/tind/pages/start.en.yaml': ['title: Tind Cars', 'template: StartPage'],
  };
  for (const [file, lines] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'tind', file)), { recursive: true });
    await writeFile(join(folder, 'tind', file), `${lines.join('\n')}\n`);
  }
});
afterEach(() => void server?.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true }));

interface LogLine {
  msg: string;
  warning?: string;
  fault?: string;
  madeFor?: string;
  product?: string;
  changes?: string[];
}

/** Starts the product with the group; returns its address and log once it serves. */
async function serve(env: Record<string, string>): Promise<{ address: string; lines: () => LogLine[] }> {
  const port = String(await freePort());
  const started = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...unlimitedEnv,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, port),
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  let written = '';
  started.stdout.on('data', (data: Buffer) => (written += data.toString()));
  const address = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(async () => started.exitCode !== null || (await answers()));
  expect(started.exitCode).toBeNull();
  const lines = (): LogLine[] =>
    written
      .split('\n')
      .slice(0, -1) // The last line may not be complete.
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as LogLine);
  return { address, lines };
}

describe('a group that was made for version 0.1.0', () => {
  it('is served while the log names its outdated settings', async () => {
    const { address, lines } = await serve({ GROUP_DIR: join(folder, 'tind'), GROUP: '' });
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Tind Cars')]);
    const named = (event: string): LogLine[] => lines().filter((line) => line.msg === event);
    await waitUntil(() => named('group.outdatedSetting').length >= 2);
    expect(named('group.otherVersion')).toMatchObject([
      {
        madeFor: '0.1.0',
        product: productVersion,
        changes: expect.arrayContaining([expect.stringMatching(/^0\.2\.0: .*townForm/)]),
      },
    ]);
    expect(named('group.outdatedSetting').map(({ warning }) => warning)).toEqual([
      expect.stringMatching(/countries\/gb\.yaml:\d+: postcodes\.afterTown is called townForm/),
      expect.stringMatching(/sites\/tind\.yaml:5: clock is unknown and ignored/),
    ]);
  });

  it('is served with a warning when GROUP has its path', async () => {
    const { lines } = await serve({ GROUP_DIR: '', GROUP: join(folder, 'tind') });
    await waitUntil(() => lines().some(({ msg }) => msg === 'server.renamedVariable'));
    expect(lines().find(({ msg }) => msg === 'server.renamedVariable')?.fault).toContain('GROUP is called GROUP_DIR');
  });
});
