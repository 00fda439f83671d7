import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';

const execute = promisify(execFile);

/** Files that a production machine needs in addition to node_modules. */
const files = ['package.json', 'package-lock.json', 'config', 'content', 'groups', 'dist'];

describe('a production installation without install scripts', () => {
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-install-'));
    for (const file of files) await cp(file, join(folder, file), { recursive: true });
    await execute('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    server = await startServer({}, 'dist', folder);
    await server.logged('catalogue.indexed');
  }, 900_000);

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('lists its packages for scanners', async () => {
    const text = await readFile(join(folder, 'dist/sbom.cdx.json'), 'utf8');
    const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: { name: string }[] };
    expect(bomFormat).toBe('CycloneDX');
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object };
    const names = new Set(components.map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    expect(names.has('jest')).toBe(false);
  });

  it('has its database', async () => {
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  });

  it('renders pages', async () => {
    const page = await fetch(`${server.address}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
  });

  it('encodes pictures', async () => {
    const script = `import sharp from 'sharp';
      const red = { width: 8, height: 8, channels: 3, background: 'red' };
      console.log((await sharp(await sharp({ create: red }).webp().toBuffer()).metadata()).format);`;
    const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    expect(stdout.trim()).toBe('webp');
  });
});
