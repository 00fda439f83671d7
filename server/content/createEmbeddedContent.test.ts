import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { atLength } from '../../test/fixtures/atLength.ts';
import { contentCopy } from '../../test/fixtures/platform/contentCopy.ts';
import { collectingLogger, contentFixture, fixtureSite } from '../../test/fixtures/contentSites.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createEmbeddedContent } from './createEmbeddedContent.ts';

it('keeps the last good version of a wrong file while it watches', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(contentFixture, folder, { recursive: true });
  const waiting = new Map<string, () => void>();
  const tell = (event: string): void => waiting.get(event)?.();
  const told = (event: string) => new Promise<void>((resolve) => waiting.set(event, resolve));
  const logger: Logger = { debug: tell, info: tell, warn: tell, error: tell };
  const { gateway, stop } = await createEmbeddedContent({ folder, sites: [fixtureSite], logger, watch: true });
  const file = join(folder, 'hamnbilar/pages/service.sv.yaml');
  const nameNow = async () => {
    const { route } = await gateway.layout({ site: 'hamnbilar', language: 'sv', path: '/service' });
    return route?.displayName;
  };
  try {
    expect(await nameNow()).toBe('Service');
    const reloaded = told('content.reloaded');
    await writeFile(file, 'title: Serva\n');
    await reloaded;
    expect(await nameNow()).toBe('Serva');
    const refused = told('content.fileFault');
    await writeFile(file, 'titel: Serva\n');
    await refused;
    expect(await nameNow()).toBe('Serva');
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
});

it('shows pictures without blur when the media list is broken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(contentFixture, folder, { recursive: true });
  await mkdir(join(folder, 'media'), { recursive: true });
  await writeFile(join(folder, 'media/media.json'), '{"scenes": {"coast": {"width": "wide"');
  await writeFile(join(folder, 'media/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const logger = collectingLogger();
  const { gateway, stop } = await createEmbeddedContent({ folder, sites: [fixtureSite], logger, watch: false });
  try {
    const { route } = await gateway.layout({ site: 'hamnbilar', language: 'sv', path: '/' });
    expect(route?.placeholders['headless-main']?.length).toBeGreaterThan(0);
    expect(logger.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'content.picturesWithoutBlur' }),
    );
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
});

it.each([
  ['photo.jpg', ['content.picturesWithoutBlur']],
  ['logo.svg', []],
])('a folder without a media list is warned of when it has %s: %j', async (file, warned) => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(contentFixture, folder, { recursive: true });
  await mkdir(join(folder, 'media'), { recursive: true });
  await writeFile(join(folder, 'media', file), '');
  const logger = collectingLogger();
  const { stop } = await createEmbeddedContent({ folder, sites: [fixtureSite], logger, watch: false });
  stop();
  await rm(folder, { recursive: true });
  const isOfPictures = ({ event }: { event: string }): boolean => event === 'content.picturesWithoutBlur';
  expect(logger.lines.filter(isOfPictures).map(({ event }) => event)).toEqual(warned);
});

const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

describe('a content folder that is watched', () => {
  /** Waits for a reload after each of the changes made to a page's file. */
  async function namesAfter(
    change: (file: string, text: string) => Promise<void>,
    prepare: (folder: string, file: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<(string | undefined)[]> {
    const { folder, remove } = await contentCopy();
    await prepare(folder, join(folder, 'hamnbilar/pages/service.sv.yaml'));
    let reloaded = (): void => undefined;
    const logger: Logger = { ...silentLogger, info: (event) => event === 'content.reloaded' && reloaded() };
    const { gateway, stop } = await createEmbeddedContent({ folder, sites: [fixtureSite], logger, watch: true });
    const names: (string | undefined)[] = [];
    try {
      for (const title of titles) {
        const done = new Promise<void>((resolve) => (reloaded = resolve));
        await change(join(folder, 'hamnbilar/pages/service.sv.yaml'), `title: ${title}\n`);
        await done;
        const { route } = await gateway.layout({ site: 'hamnbilar', language: 'sv', path: '/service' });
        names.push(route?.displayName);
      }
    } finally {
      stop();
      await remove();
    }
    return names;
  }

  const run = promisify(execFile);
  const git = (folder: string, ...words: string[]) =>
    run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-C', folder, ...words]);

  const changes: [name: string, change: (file: string, text: string) => Promise<void>][] = [
    ['is written in place', writeFile],
    [
      'is renamed over, as an editor saves',
      async (file, text) => {
        await writeFile(`${file}.tmp`, text);
        await rename(`${file}.tmp`, file);
      },
    ],
    [
      'is removed and written again',
      async (file, text) => {
        await unlink(file);
        await writeFile(file, text);
      },
    ],
    [
      'is swapped with a backup, as vim does',
      async (file, text) => {
        await rename(file, `${file}~`);
        await writeFile(file, text);
        await unlink(`${file}~`);
      },
    ],
    [
      'is linked anew, as deploys with links do',
      async (file, text) => {
        await writeFile(`${file}-${text.length}-${text.trim()}.version`, text);
        await unlink(file);
        await symlink(`${file}-${text.length}-${text.trim()}.version`, file);
      },
    ],
  ];

  it.each(atLength ? changes : changes.slice(0, 2))(
    'shows each of five changes of a file that %s',
    async (_how, change) => {
      expect(await namesAfter(change)).toEqual(titles);
    },
  );

  const itWithGit = spawnSync('git', ['--version']).status === 0 ? it : it.skip;

  itWithGit('shows each of five commits that git checks out', async () => {
    const commit = async (folder: string, file: string): Promise<void> => {
      await git(folder, 'init', '-q', '-b', 'start');
      await git(folder, 'add', '.');
      await git(folder, 'commit', '-qm', 'start');
      for (const title of titles) {
        await git(folder, 'checkout', '-q', '-b', title);
        await writeFile(file, `title: ${title}\n`);
        await git(folder, 'commit', '-qam', title);
      }
      await git(folder, 'checkout', '-q', 'start');
    };
    const checkOut = async (file: string, text: string): Promise<void> => {
      await git(dirname(file), 'checkout', '-q', text.slice('title: '.length).trim());
    };
    expect(await namesAfter(checkOut, commit)).toEqual(titles);
  });
});

describe('a change of the content folder', () => {
  /** Sites reported after a file in a folder of two sites is written. */
  async function sitesChangedBy(file: string, text: string): Promise<string[]> {
    const { folder, remove } = await contentCopy();
    await cp(join(folder, 'hamnbilar'), join(folder, 'other'), { recursive: true });
    const changed: string[] = [];
    const sites = [fixtureSite, { ...fixtureSite, name: 'other', hosts: ['other.example'] }];
    const onChanged = (site: string): void => void changed.push(site);
    const content = await createEmbeddedContent({ folder, sites, logger: silentLogger, watch: false, onChanged });
    await writeFile(join(folder, file), text);
    await content.reload();
    await remove();
    return changed;
  }

  it('is reported for the site whose file was written', async () => {
    expect(await sitesChangedBy('other/pages/service.sv.yaml', 'title: Serva\n')).toEqual(['other']);
  });

  it('is reported for every site when a shared text was written', async () => {
    expect(await sitesChangedBy('dictionary/sv.yaml', 'x: y\n')).toEqual(['hamnbilar', 'other']);
  });

  it('is not reported when a file was written that no page shows', async () => {
    expect(await sitesChangedBy('notes.yaml', 'x: y\n')).toEqual([]);
  });
});

it('names a content folder that does not exist', async () => {
  const options = { folder: '/nonexistent/content', sites: [fixtureSite], logger: silentLogger, watch: false };
  await expect(createEmbeddedContent(options)).rejects.toThrow(
    'The content folder /nonexistent/content does not exist: correct CONTENT_DIR, or create it.',
  );
});
