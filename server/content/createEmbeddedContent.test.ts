import { cp, mkdir, mkdtemp, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contentCopy } from '../../test/fixtures/contentCopy.ts';
import { collectingLogger, contentFixture, fixtureSite } from '../../test/fixtures/contentSites.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createEmbeddedContent } from './createEmbeddedContent.ts';

it('takes changed files in while it watches, and keeps the old content when they are wrong', async () => {
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
    const refused = told('content.reloadFailed');
    await writeFile(file, 'titel: Serva\n');
    await refused;
    expect(await nameNow()).toBe('Serva');
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
});

it('shows pictures without their blurred stand-in when its file is spoilt, and says why', async () => {
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
    expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'content.picturesWithoutBlur' }));
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
});

describe('a content folder that is watched', () => {
  /** Waits for a reload, for each of the changes made to the file of a page. */
  async function namesAfter(change: (file: string, text: string) => Promise<void>): Promise<(string | undefined)[]> {
    const { folder, remove } = await contentCopy();
    let reloaded = (): void => undefined;
    const logger: Logger = { ...silentLogger, info: (event) => event === 'content.reloaded' && reloaded() };
    const { gateway, stop } = await createEmbeddedContent({ folder, sites: [fixtureSite], logger, watch: true });
    const names: (string | undefined)[] = [];
    try {
    for (const title of ['First', 'Second', 'Third']) {
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

  it('shows a change within a file that was replaced before, as an editor saves and a person writes', async () => {
    let isReplaced = false;
    const replaceThenWrite = async (file: string, text: string): Promise<void> => {
      if (isReplaced) return writeFile(file, text);
      isReplaced = true;
      await writeFile(`${file}.tmp`, text);
      await rename(`${file}.tmp`, file);
    };
    expect(await namesAfter(replaceThenWrite)).toEqual(['First', 'Second', 'Third']);
  });

  it('shows every change of a file that is removed and written again, as git does', async () => {
    const rewrite = async (file: string, text: string): Promise<void> => {
      await unlink(file);
      await writeFile(file, text);
    };
    expect(await namesAfter(rewrite)).toEqual(['First', 'Second', 'Third']);
  });
});

describe('a change of the content folder', () => {
  /** Sites that are reported when this file of a folder of two sites is written. */
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
