import { beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { Express } from 'express';
import request from 'supertest';
import type { Test } from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createEmbeddedContent } from '../../../server/content/createEmbeddedContent.ts';
import type { EdgePlatform } from '../../../server/content/createEmbeddedContent.ts';
import { edgeEndpoint } from '../../../server/content/edgeEndpoint.ts';
import type { EdgeEndpointSettings } from '../../../server/content/edgeEndpoint.ts';
import { collectingLogger, contentFixture, fixtureSite } from '../../fixtures/contentSites.ts';
import { testServices } from '../demo/testServices.ts';

const delivery = '/api/graphql/v1';
const previewPath = '/sitecore/api/graph/edge';
const proxyPath = '/v1/content/api/graphql/v1';
const key = 'the-key-of-the-test';
const previewKey = 'the-preview-key-of-the-test';
const names = '{ site { siteInfoCollection { name } } }';

let platform: EdgePlatform;
let services: Awaited<ReturnType<typeof testServices>>;
let app: Express;

const settings = (change: Partial<EdgeEndpointSettings> = {}): EdgeEndpointSettings => ({
  platform,
  keys: { key, previewKey },
  requestsPerSecond: 0,
  maxCost: 10_000,
  productParts: { redirects: new Map(), robots: '' },
  ...change,
});

async function appWith(edgeEndpoint: EdgeEndpointSettings | null): Promise<Express> {
  return createApp(await testServices({ edgeEndpoint }));
}

beforeAll(async () => {
  const options = { folder: contentFixture, sites: [fixtureSite], logger: collectingLogger(), watch: false };
  ({ platform } = await createEmbeddedContent(options));
  services = await testServices({ edgeEndpoint: settings() });
  app = createApp(services);
});

const ask = (query: string, variables?: Record<string, unknown>, to = app): Test =>
  request(to).post(delivery).set('sc_apikey', key).send({ query, variables });

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const answerOf = (response: { text: string }): Answer => JSON.parse(response.text) as Answer;

describe('the content endpoint', () => {
  it.each([
    ['the header sc_apikey', delivery, { sc_apikey: key }, ''],
    ['the header X-GQL-Token', delivery, { 'X-GQL-Token': key }, ''],
    ['the header x-sitecore-contextid', proxyPath, { 'x-sitecore-contextid': key }, ''],
    ['the parameter sc_apikey', previewPath, {}, `?sc_apikey=${key}`],
    ['the parameter sitecoreContextId', proxyPath, {}, `?sitecoreContextId=${key}`],
  ])('takes the key from %s', async (_place, path, headers, parameters) => {
    const response = await request(app)
      .post(path + parameters)
      .set({ Accept: '*/*', ...headers })
      .send({ query: names })
      .expect(200)
      .expect('Content-Type', /^application\/json/);
    expect(response.body).toEqual({ data: { site: { siteInfoCollection: [{ name: 'hamnbilar' }] } } });
  });

  it.each([
    ['without a key', {}, ''],
    ['with a wrong key', { sc_apikey: `${key}s` }, ''],
    ['with an empty key', { 'x-sitecore-contextid': '' }, '?sc_apikey='],
    ['with the key given twice in the address', {}, `?sc_apikey=${key}&sc_apikey=${key}`],
  ])('answers 401 %s', async (_case, headers, parameters) => {
    for (const path of [delivery, previewPath, proxyPath]) {
      const response = await request(app)
        .post(path + parameters)
        .set(headers)
        .send({ query: names })
        .expect(401)
        .expect('Content-Type', /^application\/json/);
      expect(answerOf(response)).toEqual({ errors: [{ message: 'The key is missing or wrong.' }] });
    }
  });

  it('writes no key into its log', async () => {
    await request(app).post(`${proxyPath}?sitecoreContextId=${key}`).send({ query: '{ broken' });
    await request(app).post(`${previewPath}?sc_apikey=not-${key}`).send({ query: names });
    const lines = JSON.stringify(services.logger.lines);
    expect(lines).toContain(proxyPath);
    expect(lines).not.toContain(key);
  });

  it('is closed without settings', async () => {
    const closed = await appWith(null);
    for (const path of [delivery, previewPath, proxyPath]) {
      const response = await request(closed).post(path).set('sc_apikey', key).send({ query: names }).expect(404);
      expect(answerOf(response).errors).toHaveLength(1);
    }
  });

  it.each(['get', 'put', 'delete', 'options', 'head'] as const)('takes POST but not %s', async (method) => {
    await request(app)[method](delivery).set('sc_apikey', key).expect(405).expect('Allow', 'POST');
  });

  it('compresses long answers for those who can read them', async () => {
    const response = await ask('{ layout(site: "hamnbilar", routePath: "/", language: "sv") { item { rendered } } }')
      .set('Accept-Encoding', 'gzip, deflate')
      .expect('Content-Encoding', 'gzip');
    expect(response.body).toMatchObject({ data: { layout: { item: { rendered: { sitecore: {} } } } } });
  });

  it('has an entity tag of the content version', async () => {
    const first = (await ask(names)).headers['etag'];
    expect(first).toMatch(/^"[\w-]+"$/);
    expect((await ask(names)).headers['etag']).toBe(first);
    expect((await ask(`${names} `)).headers['etag']).not.toBe(first);
    let version = platform.version();
    const other = await appWith(settings({ platform: { ...platform, version: () => version } }));
    expect((await ask(names, {}, other)).headers['etag']).toBe(first);
    version = 'next';
    expect((await ask(names, {}, other)).headers['etag']).not.toBe(first);
  });

  it('answers what is not there with null in data', async () => {
    const query = `query ($site: String!) {
      layout(site: $site, routePath: "/nowhere", language: "sv") { item { rendered } }
      item(path: "/nowhere", language: "sv") { id }
      site { siteInfo(site: $site) { robots } }
    }`;
    const response = await ask(query, { site: 'nobody' });
    expect(response.body).toEqual({ data: { layout: { item: null }, item: null, site: { siteInfo: null } } });
  });

  it('runs the operation that is named', async () => {
    const query = 'query A { __typename } query B { site { __typename } }';
    const send = (operationName?: string | null): Test =>
      request(app).post(delivery).set('sc_apikey', key).send({ query, operationName });
    expect((await send('B')).body).toEqual({ data: { site: { __typename: 'SiteData' } } });
    expect(answerOf(await send()).errors?.[0]?.message).toContain('operation name');
    expect(answerOf(await send('C')).errors?.[0]?.message).toContain('"C"');
  });
});

describe('bodies that the content endpoint cannot use', () => {
  const send = (body: string, headers: Record<string, string> = {}): Test =>
    request(app)
      .post(delivery)
      .set({ sc_apikey: key, 'Content-Type': 'application/json', ...headers })
      .send(body);

  it.each([
    ['nothing', ''],
    ['no JSON', '{"query": '],
    ['a list', '[{"query": "{ site { __typename } }"}]'],
    ['a text', '"query"'],
    ['no query', '{"variables": {}}'],
    ['a query that is no text', '{"query": {"a": 1}}'],
    ['variables that are no object', '{"query": "{ __typename }", "variables": [1]}'],
  ])('(%s) get 400 in the form of GraphQL', async (_case, body) => {
    const response = await send(body)
      .expect(400)
      .expect('Content-Type', /^application\/json/);
    expect(answerOf(response).errors).toHaveLength(1);
  });

  it('(too large) get 413', async () => {
    const body = JSON.stringify({ query: names, variables: { text: 'x'.repeat(70_000) } });
    expect(answerOf(await send(body).expect(413)).errors?.[0]?.message).toContain('64kb');
  });

  it('(in an unknown encoding) get 415', async () => {
    expect(answerOf(await send('{}', { 'Content-Encoding': 'snappy' }).expect(415)).errors).toHaveLength(1);
  });

  it.each([
    ['is no GraphQL', '{ site {', undefined],
    ['has fields that are not there', '{ site { secrets } }', undefined],
    ['changes something', 'mutation { site { __typename } }', undefined],
    ['lacks a variable', 'query ($a: String!) { site { siteInfo(site: $a) { name } } }', {}],
    ['has a variable of another type', 'query ($a: String!) { site { siteInfo(site: $a) { name } } }', { a: 1 }],
    ['has a cursor of nobody', '{ search(where: {}, after: "%%%") { total } }', undefined],
    ['is longer than anyone writes', `{ ${'a '.repeat(6000)} }`, undefined],
  ])('a query that %s is told so', async (_case, query, variables) => {
    const response = await ask(query, variables).expect('Content-Type', /^application\/json/);
    const { data, errors } = answerOf(response);
    expect(errors?.length).toBeGreaterThan(0);
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(response.text).not.toContain('node_modules');
  });

  it('a failure of the platform itself is only logged', async () => {
    const broken = await testServices({
      edgeEndpoint: settings({ platform: { ...platform, execute: () => Promise.reject(new Error('inner words')) } }),
    });
    const response = await ask(names, {}, createApp(broken)).expect(500);
    expect(response.text).not.toContain('inner words');
    expect(broken.logger.lines.map(({ event }) => event)).toContain('edgeEndpoint.failed');
  });
});

describe('limits of the content endpoint', () => {
  const nested = (levels: number): string =>
    `{ item(path: "/x", language: "sv") ${'{ parent '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;

  it('are 15 levels of depth', async () => {
    expect((await ask(nested(14))).body).toEqual({ data: { item: null } });
    expect(answerOf(await ask(nested(15))).errors?.[0]?.extensions?.code).toBe('QUERY_TOO_DEEP');
    const spread = Array.from(
      { length: 16 },
      (_none, at) => `fragment F${String(at)} on Item { parent { ...F${String(at + 1)} } }`,
    );
    const query = `{ item(path: "/x", language: "sv") { ...F0 } } ${spread.join(' ')} fragment F16 on Item { id }`;
    expect(answerOf(await ask(query)).errors?.[0]?.extensions?.code).toBe('QUERY_TOO_DEEP');
  });

  it('are points that page sizes multiply', async () => {
    const pages = (first: string): string =>
      `{ item(path: "/x", language: "sv") { children(first: ${first}) { results { url { path } children(first: ${first}) { results { url { path } } } } } } }`;
    expect((await ask(pages('10'))).body).toEqual({ data: { item: null } });
    const { errors } = answerOf(await ask(pages('100')));
    expect(errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY');
    const cheap = await appWith(settings({ maxCost: 1 }));
    expect(answerOf(await ask(names, {}, cheap)).errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY');
  });

  it('end a request that returns more than 1000 entries', async () => {
    const searches = Array.from(
      { length: 60 },
      (_none, at) =>
        `s${String(at)}: search(where: { name: "_language", value: "sv" }, first: $n) { results { name } }`,
    );
    const query = `query ($n: Int) { ${searches.join(' ')} }`;
    expect(answerOf(await ask(query, { n: 1000 })).errors?.[0]?.message).toContain('1000 entries');
    expect(answerOf(await ask(query, { n: 1 })).errors).toBeUndefined();
  });

  it('leave queries that ask for the schema alone', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect(answerOf(await ask(getIntrospectionQuery())).errors).toBeUndefined();
  });

  it('end queries whose fragments multiply', async () => {
    const spread = Array.from(
      { length: 30 },
      (_none, at) => `fragment F${String(at)} on Item { ...F${String(at + 1)} ... on Item { ...F${String(at + 1)} } }`,
    );
    const query = `{ item(path: "/x", language: "sv") { ...F0 } } ${spread.join(' ')} fragment F30 on Item { id }`;
    const before = process.cpuUsage();
    expect(answerOf(await ask(query)).errors).toHaveLength(1);
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000); // Microseconds: without the limit it would be hours.
  });

  it('are requests per second', async () => {
    let now = 0;
    const limited = express();
    limited.use(edgeEndpoint(settings({ requestsPerSecond: 2 }), collectingLogger(), () => now));
    const told = async (credential: string): Promise<unknown[]> => {
      const { status, headers } = await request(limited)
        .post(delivery)
        .set('sc_apikey', credential)
        .send({ query: names });
      const rate = ['limit', 'remaining', 'reset'].map((name) => String(headers[`x-rate-limit-${name}`]));
      return [status, rate.join(' '), headers['retry-after']];
    };
    expect(await told(key)).toEqual([200, '2 1 1', undefined]);
    expect(await told(previewKey)).toEqual([200, '2 0 1', undefined]);
    expect(await told(key)).toEqual([429, '2 0 1', '1']);
    expect(await told('wrong')).toEqual([401, '2 1 1', undefined]);
    now += 1000;
    expect(await told(key)).toEqual([200, '2 1 1', undefined]);
  });
});

describe('drafts at the content endpoint', () => {
  const query = '{ layout(site: "hamnbilar", routePath: "/service", language: "sv") { item { rendered } } }';
  const rendered = async (credential: string, headers: Record<string, string>): Promise<unknown> => {
    const response = await request(app)
      .post(delivery)
      .set({ sc_apikey: credential, ...headers })
      .send({ query });
    const { data } = response.body as { data: { layout: { item: { rendered: { sitecore: unknown } } } } };
    return data.layout.item.rendered.sitecore;
  };

  it.each([
    [{ sc_editMode: 'true' }, { pageEditing: true, pageState: 'edit' }],
    [
      { sc_previewMode: 'true', sc_editMode: 'false' },
      { pageEditing: false, pageState: 'preview' },
    ],
    [
      { sc_editMode: 'false', sc_layoutKind: 'final' },
      { pageEditing: false, pageState: 'normal' },
    ],
  ])('with the preview key follow the headers %j', async (headers, context) => {
    expect(await rendered(previewKey, headers)).toMatchObject({ context });
  });

  it.each([{ sc_editMode: 'true' }, { sc_previewMode: 'true' }])(
    'are hidden from the plain key with headers %j',
    async (headers) => {
      const shown = await rendered(key, headers);
      expect(shown).toMatchObject({ context: { pageEditing: false, pageState: 'normal' } });
      expect(JSON.stringify(shown)).not.toContain('metadata":{');
    },
  );

  it('are never kept', async () => {
    const send = (headers: Record<string, string>): Test =>
      request(app)
        .post(delivery)
        .set({ sc_apikey: previewKey, ...headers })
        .send({ query });
    const drafts = await send({ sc_previewMode: 'true' }).expect('Cache-Control', 'no-store');
    expect(drafts.headers).not.toHaveProperty('etag');
    expect((await send({})).headers).toHaveProperty('etag');
  });
});
