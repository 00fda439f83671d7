import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { embeddedContentModel } from '../../shared/content/ContentModel.ts';
import { contentCopy } from '../../test/fixtures/platform/contentCopy.ts';
import type { ContentCopy } from '../../test/fixtures/platform/contentCopy.ts';
import { fixtureSite } from '../../test/fixtures/contentSites.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { startFakeEdge } from '../../test/upstreams/fakeEdge.ts';
import type { FakeEdge } from '../../test/upstreams/fakeEdge.ts';
import { createContent } from './createContent.ts';
import type { Content } from './createContent.ts';
import { createDiskCopies } from '../storage/copies/createDiskCopies.ts';
import type { DiskCopies } from '../storage/copies/DiskCopies.ts';

const site = fixtureSite.name;
const service = { site, language: 'sv', path: '/service' };

describe('content over a platform', () => {
  let files: ContentCopy;
  let edge: FakeEdge;
  let folder: string;
  let changed: string[];
  let opened: DiskCopies[];

  beforeEach(async () => {
    files = await contentCopy();
    edge = await startFakeEdge(files.folder, [fixtureSite]);
    folder = await mkdtemp(join(tmpdir(), 'copies-'));
    changed = [];
    opened = [];
  });
  afterEach(async () => {
    await edge.stop();
    await files.remove();
    await Promise.all(opened.map((copies) => copies.flush())); // A write would add files to the folder meanwhile.
    await rm(folder, { recursive: true, force: true });
  });

  const copiesOnDisk = (): DiskCopies => {
    const copies = createDiskCopies({ folder, version: '1', maxBytes: 1e6, maxEntries: 100, logger: silentLogger });
    opened.push(copies);
    return copies;
  };

  /** The content of a process that has just started. */
  const startedProcess = (copies = copiesOnDisk()): Promise<Content> =>
    createContent({
      endpoint: edge.endpoint,
      credential: { name: 'sc_apikey', value: edge.apiKey },
      model: embeddedContentModel,
      mediaOrigin: '',
      folder: '',
      sites: [fixtureSite],
      pictureHosts: [],
      builtInTexts: {},
      savesIn: null,
      probeSite: site,
      copies,
      onChanged: (name) => changed.push(name),
      logger: silentLogger,
    });
  const titleIn = async ({ gateway }: Content): Promise<string | undefined> =>
    (await gateway.layout(service)).route?.displayName;
  const publish = async (title: string): Promise<void> => {
    await files.write({ 'pages/service.sv.yaml': `title: ${title}\n` });
    await edge.reload();
  };
  /** An earlier process that showed these pages while the platform responded. */
  async function earlierProcess(...paths: string[]): Promise<void> {
    const copies = copiesOnDisk();
    const content = await startedProcess(copies);
    for (const path of paths) await content.gateway.layout({ ...service, path });
    await copies.flush();
  }

  it('renew() shows a change of the platform at the next request', async () => {
    const content = await startedProcess();
    await titleIn(content);
    await publish('Serva');
    await content.renew(site);
    expect(await titleIn(content)).toBe('Serva');
  });

  it('renew() reports the site at once', async () => {
    const content = await startedProcess();
    await content.renew();
    expect(changed).toEqual([site]);
  });

  it('renew() keeps the earlier content when the platform fails', async () => {
    const content = await startedProcess();
    await titleIn(content);
    edge.setFault('broken');
    await content.renew(site);
    expect(await titleIn(content)).toBe('Service');
  });

  it.each(['broken', 'reset'] as const)('a process that starts while it fails (%s) shows the copies', async (fault) => {
    await earlierProcess('/service');
    edge.setFault(fault);
    expect(await titleIn(await startedProcess())).toBe('Service');
  });

  it('of a new process is fresh after a change', async () => {
    await earlierProcess('/service');
    await publish('Serva');
    expect(await titleIn(await startedProcess())).toBe('Serva');
  });

  it('source() is the platform when it answers', async () => {
    expect(await (await startedProcess()).source()).toBe('platform');
  });

  it('source() is the copies when the platform fails', async () => {
    await earlierProcess('/');
    edge.setFault('broken');
    expect(await (await startedProcess()).source()).toBe('copies');
  });

  it('source() is missing when the platform fails without copies', async () => {
    edge.setFault('broken');
    expect(await (await startedProcess()).source()).toBe('missing');
  });
});
