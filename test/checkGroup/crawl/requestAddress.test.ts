import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRequestAddress } from './requestAddress.ts';

const sites = [{ name: 'harbour-bil', hosts: ['harbour-bil.example'] }];
const server = createServer((request, response) => {
  const { url = '', headers } = request;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url === '/circle') response.writeHead(301, { Location: '/circle' }).end();
  else if (url === '/old') response.writeHead(301, { Location: 'https://harbour-bil.example/new' }).end();
  else if (url === '/away') response.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
  else response.end(`${url} of ${headers.host?.replace(/:\d+$/, '') ?? ''}`);
});
let request: ReturnType<typeof createRequestAddress>;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  request = createRequestAddress((server.address() as AddressInfo).port, sites);
});
afterAll(() => {
  request.close();
  server.close();
});

const answer = (path: string) => request({ site: 'harbour-bil', path });

it('a request selects its site by the host name', async () => {
  expect(await answer('/new')).toMatchObject({ status: 200, isHtml: true, body: '/new of harbour-bil.localhost' });
});

it('a request follows a redirect to the real host of the site', async () => {
  expect(await answer('/old')).toMatchObject({ status: 200, address: { site: 'harbour-bil', path: '/new' } });
});

it('a request stops at a redirect to another server', async () => {
  expect(await answer('/away')).toMatchObject({ status: 302 });
});

it('a request reports redirects that go round in circles', async () => {
  expect(await answer('/circle')).toMatchObject({ status: 0, failure: '10 redirects lead to no page' });
});
