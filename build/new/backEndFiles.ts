import type { NewName } from './readNewName.ts';

const gateway = ({ pascal, words }: NewName): string => `/** An entry of ${words}. */
export interface ${pascal}Entry {
  id: string;
  name: string;
}

/**
 * Gateway to ${words}. Every method throws ${pascal}UnavailableError when the service does not respond, or not
 * correctly.
 */
export interface ${pascal}Gateway {
  /** Returns the entry with an id; null for an unknown one. */
  find(id: string): Promise<${pascal}Entry | null>;
}

/** The service for ${words} is unreachable, or its response is invalid. */
export class ${pascal}UnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The service for ${words} does not respond correctly.', options);
    this.name = '${pascal}UnavailableError';
  }
}
`;

const embedded = ({ room, pascal, words }: NewName): string => `import type {
  ${pascal}Entry,
  ${pascal}Gateway,
} from '../../../shared/${room}/${pascal}Gateway.ts';

/** Embedded default for ${words}: finds among the given entries. */
export function embedded${pascal}(entries: readonly ${pascal}Entry[]): ${pascal}Gateway {
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  return { find: (id) => Promise.resolve(entriesById.get(id) ?? null) };
}
`;

const adapter = ({ room, camel, pascal, words }: NewName): string => `import Joi from 'joi';
import { ${pascal}UnavailableError } from '../../shared/${room}/${pascal}Gateway.ts';
import type { ${pascal}Entry, ${pascal}Gateway } from '../../shared/${room}/${pascal}Gateway.ts';
import type { HttpClient } from '../upstream/HttpClient.ts';
import { UpstreamStatusError } from '../upstream/upstreamErrors.ts';

interface ${pascal}Service {
  client: HttpClient;
  /** Without a trailing slash. */
  endpoint: string;
  /** "" sends none. */
  apiKey: string;
  apiKeyHeader: string;
}

// keys that nothing reads are dropped
const entrySchema = Joi.object<${pascal}Entry, true>({
  id: Joi.string().required(),
  name: Joi.string().required(),
}).options({ stripUnknown: true });

/** Adapter of the service for ${words}. Its failures become ${pascal}UnavailableError; 404 is an unknown id. */
export function ${camel}Adapter({ client, endpoint, apiKey, apiKeyHeader }: ${pascal}Service): ${pascal}Gateway {
  const headers: Record<string, string> = apiKey ? { [apiKeyHeader]: apiKey } : {};
  return {
    find: async (id) => {
      try {
        const url = \`\${endpoint}/entry?id=\${encodeURIComponent(id)}\`;
        return await client.getJson(url, { headers, schema: entrySchema });
      } catch (error) {
        if (error instanceof UpstreamStatusError && error.status === 404) return null;
        throw new ${pascal}UnavailableError({ cause: error });
      }
    },
  };
}
`;

const choice = ({
  room,
  camel,
  pascal,
  words,
}: NewName): string => `import type { Logger } from '../../shared/kit/Logger.ts';
import type { ${pascal}Entry, ${pascal}Gateway } from '../../shared/${room}/${pascal}Gateway.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { embedded${pascal} } from './embedded/embedded${pascal}.ts';
import { ${camel}Adapter } from './${camel}Adapter.ts';

interface ${pascal}Settings {
  /** URL of the service, with or without a trailing slash; "" for the embedded default. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** Timeout of one attempt. */
  timeoutMs?: number;
}

/** Entries of the embedded default. */
const embeddedEntries: readonly ${pascal}Entry[] = [{ id: 'example', name: 'Example' }];

/**
 * Gateway to the configured service for ${words}, or the embedded default.
 * The client's name is the label \`upstream\` of its metrics.
 */
export function create${pascal}(settings: ${pascal}Settings, logger: Logger): ${pascal}Gateway {
  const { endpoint, apiKey, apiKeyHeader, timeoutMs = 5000 } = settings;
  if (!endpoint) return embedded${pascal}(embeddedEntries);
  const client = createHttpClient({ name: '${camel}', timeoutMs, retries: 1, maxAnswerBytes: 256 * 1024, logger });
  return ${camel}Adapter({ client, endpoint: endpoint.replace(/\\/+$/, ''), apiKey, apiKeyHeader });
}
`;

const contract = ({
  room,
  camel,
  pascal,
  words,
}: NewName): string => `import { describe, expect, it } from '@jest/globals';
import type { ${pascal}Gateway } from '../../shared/${room}/${pascal}Gateway.ts';

/** Contract of every implementation. Each has the entry "example" and no entry "../unknown". */
export function ${camel}Contract(name: string, makeGateway: () => ${pascal}Gateway): void {
  describe(\`${words} through \${name}\`, () => {
    it('finds an entry by its id', async () => {
      expect(await makeGateway().find('example')).toEqual({ id: 'example', name: 'Example' });
    });

    it('returns null for an unknown id', async () => {
      expect(await makeGateway().find('../unknown')).toBeNull();
    });
  });
}
`;

const contractTest = ({
  room,
  camel,
  pascal,
  words,
}: NewName): string => `import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { create${pascal} } from '../../server/${room}/create${pascal}.ts';
import { ${pascal}UnavailableError } from '../../shared/${room}/${pascal}Gateway.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { fakeUpstream } from '../upstreams/fakeUpstream.ts';
import type { FakeUpstream } from '../upstreams/fakeUpstream.ts';
import { ${camel}Contract } from './${camel}.contract.ts';

const entry: RequestListener = ({ url = '' }, response) => {
  if (new URL(url, 'http://service.example').searchParams.get('id') === 'example') {
    response.end(JSON.stringify({ id: 'example', name: 'Example', more: 1 }));
  } else {
    response.writeHead(404).end();
  }
};

let service: FakeUpstream;
beforeAll(async () => {
  service = await fakeUpstream();
});
beforeEach(() => service.answerWith(entry));
afterAll(() => service.stop());

const key = { apiKey: 'the-key', apiKeyHeader: 'x-api-key' };
const upstream = (logger = collectingLogger(), timeoutMs = 5000) =>
  create${pascal}({ endpoint: \`\${service.address}/v1/\`, ...key, timeoutMs }, logger);

${camel}Contract('the embedded default', () => create${pascal}({ endpoint: '', ...key }, collectingLogger()));
${camel}Contract('the service', upstream);

describe('the service for ${words}', () => {
  it.each<[string, RequestListener]>([
    ['has status 500', (_request, response) => response.writeHead(500).end('oops')],
    ['is no JSON', (_request, response) => response.end('<html>')],
    ['lacks a field', (_request, response) => response.end('{"id": "example"}')],
    ['does not come', () => undefined],
  ])('is unavailable when its response %s', async (_what, listener) => {
    service.answerWith(listener);
    await expect(upstream(collectingLogger(), 200).find('example')).rejects.toThrow(${pascal}UnavailableError);
  });

  it('is not called for a while after five failures', async () => {
    const gateway = upstream();
    service.answerWith((_request, response) => response.writeHead(500).end());
    const before = service.seen.length;
    for (let call = 1; call <= 6; call += 1) await expect(gateway.find('example')).rejects.toThrow();
    expect(service.seen.length - before).toBe(5);
  });

  it('gets its key with each request', async () => {
    await upstream().find('example');
    expect(service.seen.at(-1)).toMatchObject({ url: '/v1/entry?id=example', headers: { 'x-api-key': 'the-key' } });
  });

  it('is logged without ids', async () => {
    const logger = collectingLogger();
    await upstream(logger).find('example');
    expect(JSON.stringify(logger.lines)).not.toContain('example');
  });
});
`;

/** Returns the files of a new back end by path: interface, implementations, choice, contract. */
export function backEndFiles(name: NewName): Record<string, string> {
  const { room, camel, pascal } = name;
  return {
    [`shared/${room}/${pascal}Gateway.ts`]: gateway(name),
    [`server/${room}/embedded/embedded${pascal}.ts`]: embedded(name),
    [`server/${room}/${camel}Adapter.ts`]: adapter(name),
    [`server/${room}/create${pascal}.ts`]: choice(name),
    [`test/contracts/${camel}.contract.ts`]: contract(name),
    [`test/contracts/${camel}.contract.test.ts`]: contractTest(name),
  };
}
