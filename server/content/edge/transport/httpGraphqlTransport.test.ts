import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../../../test/fixtures/contentSites.ts';
import { createHttpClient } from '../../../upstream/createHttpClient.ts';
import { httpGraphqlTransport } from './httpGraphqlTransport.ts';

interface Received {
  method: string | undefined;
  headers: Record<string, unknown>;
  body: unknown;
}

describe('httpGraphqlTransport', () => {
  const logger = collectingLogger();
  const client = createHttpClient({ name: 'edge', timeoutMs: 2000, retries: 0, logger });
  let server: Server;
  let endpoint: string;
  let received: Received[];
  let answer: object;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ method: request.method, headers: request.headers, body: JSON.parse(body) });
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql`;
  });
  beforeEach(() => {
    received = [];
    answer = { data: { item: null } };
  });
  afterAll(() => {
    client.close();
    server.close();
  });

  it.each(['sc_apikey', 'x-sitecore-contextid', 'x-gql-token'])(
    'posts the query as JSON with the credential in the header %s',
    async (name) => {
      const transport = httpGraphqlTransport(client, endpoint, { name, value: 'secret-1' });
      expect(await transport('query A { a }', { site: 'x', after: null })).toEqual({ item: null });
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({
        method: 'POST',
        headers: { 'content-type': 'application/json', [name]: 'secret-1' },
        body: { query: 'query A { a }', variables: { site: 'x', after: null } },
      });
      expect(JSON.stringify(logger.lines)).not.toContain('secret-1');
    },
  );

  it('lets no header of an editor replace the credential', async () => {
    const transport = httpGraphqlTransport(client, endpoint, { name: 'sc_apikey', value: 'secret-1' });
    await transport('query A { a }', {}, { sc_editMode: 'true', sc_apikey: 'other' });
    expect(received[0]?.headers).toMatchObject({ sc_editmode: 'true', sc_apikey: 'secret-1' });
  });

  it.each([
    ['errors beside partial data', { data: { item: {} }, errors: [{ message: 'Too complex' }] }, 'Too complex'],
    ['no data', { data: null }, 'no data'],
  ])('refuses an answer with %s', async (_what, body, message) => {
    answer = body;
    const transport = httpGraphqlTransport(client, endpoint, { name: 'sc_apikey', value: 'secret-1' });
    await expect(transport('query A { a }', {})).rejects.toThrow(message);
  });
});
