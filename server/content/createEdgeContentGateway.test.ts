import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embeddedContentModel } from '../../shared/content/ContentModel.ts';
import { contentCopy } from '../../test/fixtures/platform/contentCopy.ts';
import type { ContentCopy } from '../../test/fixtures/platform/contentCopy.ts';
import { fixtureSite } from '../../test/fixtures/contentSites.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { startFakeEdge } from '../../test/upstreams/fakeEdge.ts';
import type { FakeEdge } from '../../test/upstreams/fakeEdge.ts';
import { createEdgeContentGateway } from './createEdgeContentGateway.ts';
import type { EdgeContentGateway } from './createEdgeContentGateway.ts';

const site = fixtureSite.name;

describe('a change on the platform', () => {
  let files: ContentCopy;
  let edge: FakeEdge;
  let gateway: EdgeContentGateway;
  let now = 0;
  let report: (name: string) => void;

  beforeEach(async () => {
    files = await contentCopy();
    edge = await startFakeEdge(files.folder, [fixtureSite]);
    report = () => undefined;
    gateway = createEdgeContentGateway({
      endpoint: edge.endpoint,
      credential: { name: 'sc_apikey', value: edge.apiKey },
      model: embeddedContentModel,
      sites: [fixtureSite],
      logger: silentLogger,
      clock: () => now,
      onChanged: (name) => report(name),
    });
  });
  afterEach(async () => {
    await edge.stop();
    await files.remove();
  });

  it.each([
    ['a page', 10, 'pages/service.sv.yaml', () => gateway.layout({ site, language: 'sv', path: '/service' })],
    ['the navigation', 30, 'pages/service.sv.yaml', () => gateway.navigation({ site, language: 'sv' })],
    ['redirects', 0, 'redirects.yaml', () => gateway.redirects({ site })],
  ])('of %s is reported by the first request after %i seconds', async (_what, seconds, file, request) => {
    await request();
    const texts =
      file === 'redirects.yaml'
        ? '- pattern: /gammal\n  target: /service\n  redirectType: REDIRECT_301\n'
        : 'title: Serva\n';
    await files.write({ [file]: texts });
    await edge.reload();
    const reported = new Promise<string>((resolve) => (report = resolve));
    now += seconds * 1000;
    await request();
    expect(await reported).toBe(site);
  });
});

it('a gateway that is closed ends the calls of a platform that hangs', async () => {
  const hanging = createServer();
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const gateway = createEdgeContentGateway({
    endpoint: `http://127.0.0.1:${String((hanging.address() as AddressInfo).port)}/`,
    credential: { name: 'sc_apikey', value: 'key' },
    model: embeddedContentModel,
    sites: [fixtureSite],
    logger: silentLogger,
    timeoutMs: 600_000,
  });
  const called = new Promise((resolve) => hanging.once('request', resolve));
  const refused = expect(gateway.redirects({ site })).rejects.toThrow('redirects');
  await called;
  gateway.close();
  await refused;
  hanging.closeAllConnections();
  hanging.close();
});
