import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { readContainerfile } from '../fixtures/readContainerfile.ts';

const execute = promisify(execFile);

const demo = resolve('groups/polhem');

/** Files below a folder with the times of their last change; packages are left out. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/node_modules/'));
  return Promise.all(paths.sort().map(async (path) => `${path} ${String((await stat(path)).mtimeMs)}`));
}

/** The image cannot be built here; its files are those that deploy/Containerfile copies. */
describe('the files of the container image', () => {
  const { copied, env } = readContainerfile();
  let folder: string;
  let data: string;
  let server: RunningServer;
  let before: string[];
  const settings = (): Record<string, string> => ({
    GROUP_DIR: demo,
    DATA_DIR: data,
    LOOKS_DIR: join(data, relative(env['DATA_DIR'] ?? '', env['LOOKS_DIR'] ?? '')),
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-install-'));
    data = await mkdtemp(join(tmpdir(), 'forecourt-volume-'));
    for (const file of [...copied, 'package-lock.json'].filter((name) => name !== 'node_modules')) {
      await cp(file, join(folder, file), { recursive: true, filter: (path) => path !== join('dist', 'looks') });
    }
    await execute('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    await rm(join(folder, 'package-lock.json'));
    await execute('chmod', ['-R', 'a-w', folder]);
    before = [...(await filesOf(folder)), ...(await filesOf(demo))];
    server = await startServer(settings(), 'dist', folder);
    await server.logged('catalogue.indexed');
  }, 900_000);

  afterAll(async () => {
    await server.stop();
    await execute('chmod', ['-R', 'u+w', folder]);
    for (const one of [folder, data]) await rm(one, { recursive: true, force: true });
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
    const html = await page.text();
    expect(html).toContain('</html>');
    const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(sheets).not.toEqual([]);
    for (const href of sheets) expect((await fetch(server.address + href)).status).toBe(200);
  });

  it('change in no place but the volume', async () => {
    expect([...(await filesOf(folder)), ...(await filesOf(demo))]).toEqual(before);
    expect(await readdir(data)).toEqual(expect.arrayContaining(['forecourt.sqlite', 'looks']));
  });

  it('name what to mount when there is no group', async () => {
    const started = startServer({ ...settings(), GROUP_DIR: '/group' }, 'dist', folder);
    await expect(started).rejects.toThrow(/\/group\/group\.yaml is missing\. .*mount it/);
    await expect(started).rejects.not.toThrow(/^\s+at .*\.js/m);
  });

  it('pass the checks of the doctor', async () => {
    const options = { cwd: data, env: { ...process.env, ...settings() } };
    const { stdout } = await execute(process.execPath, [join(folder, 'dist/server/cli.js'), 'doctor'], options);
    expect(stdout).toContain('\n0 faults, ');
  });

  it('encodes pictures', async () => {
    const script = `import sharp from 'sharp';
      const red = { width: 8, height: 8, channels: 3, background: 'red' };
      console.log((await sharp(await sharp({ create: red }).webp().toBuffer()).metadata()).format);`;
    const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    expect(stdout.trim()).toBe('webp');
  });
});
