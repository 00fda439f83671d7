import compression from 'compression';
import express from 'express';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createGzip } from 'node:zlib';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Document } from '../../../client/app/Document.tsx';
import { DocumentHead } from '../../../client/app/DocumentHead.tsx';
import { initialPage } from '../../../client/framework/pageState.ts';
import { preparePage } from '../../../client/app/navigation/preparePage.ts';
import { createStore } from '../../../client/app/store.ts';
import { readEnv } from '../../../config/env.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { documentAssets } from '../../../server/render/documentAssets.ts';
import { enterSite } from '../../../server/render/enterSite.ts';
import { pageStateJson } from '../../../server/render/state/pageStateJson.ts';
import { loadAllCode } from '../../../client/app/loadedCode.ts';
import { createServices } from '../../../server/composition/createServices.ts';
import { siteContext } from '../../../server/site/siteOfRequest.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';

const [kind, host = 'polhem-bil.localhost', path = '/bilar'] = process.argv.slice(2);

/** Prepares the React element of a page once, so that a request only costs rendering it. */
async function preparedPage() {
  const data = await mkdtemp(join(tmpdir(), 'forecourt-list-peer-'));
  const env = readEnv({ DATA_DIR: data });
  await loadAllCode();
  const services = await createServices({
    env,
    logger: silentLogger,
    logState: () => ({ condition: 'ok', droppedLines: 0 }),
    root: process.cwd(),
    build: resolve('dist'),
    group: servedGroup(env),
    version: 'test',
  });
  const { gateways, manifest, findTexts, labelsOf, otherMapTiles } = services;
  const site = services.sites.byHost(host);
  const [language] = site.languages;
  const store = createStore(gateways, { page: { ...initialPage, mode: 'normal' } });
  const valueLabels = await labelsOf(site, language);
  await enterSite(store, gateways, {
    context: siteContext(site, { origin: `http://${host}`, path }, { otherMapTiles, valueLabels }),
    findTexts,
  });
  const prepared = await preparePage(store, gateways, { path, search: '' });
  if (prepared.kind !== 'page') throw new Error(`${path} is no page.`);
  prepared.show();
  const state = store.getState();
  const assets = documentAssets(manifest, state.site, state.page);
  const stateJson = pageStateJson(state);
  const element = (
    <Document
      store={store}
      renderRouter={(location, shown) => <StaticRouter location={location}>{shown}</StaticRouter>}
      serverState={state}
      head={<DocumentHead store={store} assets={assets} />}
      stateJson={stateJson}
    />
  );
  await services.stop();
  await rm(data, { recursive: true, force: true });
  return element;
}

const element = await preparedPage();

function render(destination: NodeJS.WritableStream): void {
  const stream = renderToPipeableStream(element, {
    progressiveChunkSize: 1e9,
    onAllReady: () => {
      stream.pipe(destination);
    },
    onError: (error) => console.error(error),
  });
}

/** React on node:http, and zlib for clients that accept gzip. */
const bare: RequestListener = (request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (!request.headers['accept-encoding']?.includes('gzip')) {
    render(response);
    return;
  }
  response.setHeader('Content-Encoding', 'gzip');
  const gzip = createGzip();
  gzip.pipe(response);
  render(gzip);
};

/** Express, its compression and React, without the product's middleware. */
function overExpress(): RequestListener {
  const app = express();
  app.use(compression());
  app.get('/*path', (_request, response) => {
    response.type('html');
    render(response);
  });
  return app as RequestListener;
}

const server = createServer(kind === 'express' ? overExpress() : bare);
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
