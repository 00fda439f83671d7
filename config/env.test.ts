import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { edgeCredential } from './edgeCredential.ts';
import { EnvError, readEnv } from './env.ts';

function refusal(source: Record<string, string>): EnvError {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error;
    throw error;
  }
  throw new Error('The environment was taken.');
}

describe('readEnv', () => {
  it('needs no variable at all', () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '',
      LOG_LEVEL: 'info',
      GROUP_DIR: '',
      GROUP: '',
      DEFAULT_SITE: '',
      DEMO_DATA: 'auto',
      TRUST_PROXY: false,
      UNKNOWN_HOSTS: 'refuse',
      HSTS_SUBDOMAINS: false,
      CONTENT_DIR: '',
      EDGE_ENDPOINT: '',
      EDGE_API_KEY: '',
      EDGE_API_KEY_HEADER: 'sc_apikey',
      EDGE_CONTEXT_ID: '',
      EDGE_PREVIEW_KEY: '',
      EDGE_RATE_LIMIT: 80,
      EDGE_COST_LIMIT: 10_000,
      EDITING_SECRET: '',
      EDITING_ORIGINS: [],
      CONTENT_PUBLISHED_SECRET: '',
      PAGE_VIEW_ENDPOINT: '',
      PAGE_VIEW_API_KEY: '',
      JOTFORM_ENDPOINT: 'https://eu-api.jotform.com',
      JOTFORM_API_KEY: '',
      PLATFORM_ORIGIN: '',
      REDIRECT_STATUS: 308,
      SEARCH_ENDPOINT: '',
      SEARCH_API_KEY: '',
      SEARCH_API_KEY_HEADER: 'x-api-key',
      SEARCH_URL: '',
      SEARCH_USERNAME: '',
      SEARCH_PASSWORD: '',
      SEARCH_SHARDS: 1,
      SEARCH_CACHE_BYTES: 32_000_000,
      SEARCH_RATE_LIMIT: 600,
      STOCK_FEED: '',
      DEALERS_FEED: '',
      STOCK_MAPPING: '',
      STOCK_PHOTOS: '',
      STOCK_INTERVAL_MINUTES: 15,
      STOCK_MAX_BYTES: 536_870_912,
      STOCK_MIN_SHARE: 0.5,
      STOCK_FEED_AUTHORIZATION: '',
      STOCK_FEED_HOST_KEY: '',
      STOCK_PUSH_KEY: '',
      PLACES_ENDPOINT: '',
      PLACES_USER_AGENT: '',
      PLACES_RATE_LIMIT: 1,
      MAP_TILES: '',
      MAP_ATTRIBUTION: '',
      DATABASE_URL: '',
      DATA_DIR: '.data',
      LOOKS_DIR: 'dist/looks',
      PICTURE_HOSTS: [],
      PICTURE_CACHE_BYTES: 1_073_741_824,
      PAGE_CACHE_BYTES: 134_217_728,
      PAGE_CACHE_DIR: '',
      PAGE_CACHE_DIR_BYTES: 536_870_912,
      COMHUB_ENDPOINT: '',
      COMHUB_API_KEY: '',
      COMHUB_API_KEY_HEADER: 'x-api-key',
      LEAD_PHOTO_ORIGIN: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      MAIL_RETURN_PATH: '',
      SMS_ENDPOINT: '',
      SMS_API_KEY: '',
      SMS_API_KEY_HEADER: 'x-api-key',
      SMS_FROM: '',
      LEADS_KEEP_DAYS: 90,
      LEADS_FALLBACK_MAIL: '',
      FORMS_RATE_LIMIT: 20,
      CODEWEAVER_ENDPOINT: '',
      CODEWEAVER_API_KEY: '',
      CODEWEAVER_API_KEY_HEADER: 'x-api-key',
      MECHMATE_ENDPOINT: '',
      MECHMATE_API_KEY: '',
      MECHMATE_API_KEY_HEADER: 'x-api-key',
      MECHMATE_HONOURS_KEYS: false,
      BOOKING_CASES_MAIL: '',
      BOOKING_LINK_SECRET: '',
      BOOKING_ORIGIN: '',
      BOOKING_KEEP_DAYS: 90,
      BOOKING_SMS: true,
      TIREHOTEL_ENDPOINT: '',
      TIREHOTEL_API_KEY: '',
      TIREHOTEL_API_KEY_HEADER: 'x-api-key',
      TIREHOTEL_HONOURS_KEYS: false,
      RENDER_CONCURRENCY: 32,
      RENDER_QUEUE_MS: 500,
      RENDER_MAX_LOOP_DELAY_MS: 200,
      DRAIN_SECONDS: 5,
      SHUTDOWN_GRACE_SECONDS: 8,
      MAX_CONNECTIONS: 10_000,
      WEB_CONCURRENCY: 1,
      METRICS_PORT: false,
      METRICS_HOST: '127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      OTEL_SERVICE_NAME: 'forecourt',
      FORECOURT_DEV: false,
    });
  });

  it('converts values to their types', () => {
    const env = readEnv({ PORT: '0', STOCK_INTERVAL_MINUTES: '5', SHUTDOWN_GRACE_SECONDS: '0', FORECOURT_DEV: '1' });
    expect(env).toMatchObject({ PORT: 0, STOCK_INTERVAL_MINUTES: 5, SHUTDOWN_GRACE_SECONDS: 0, FORECOURT_DEV: true });
    expect(readEnv({ FORECOURT_DEV: '0' }).FORECOURT_DEV).toBe(false);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', EDGE_ENDPOINT: '', PATH: '/bin', npm_config_x: 'y' })).toEqual(readEnv({}));
  });

  it.each([
    ['2', 2],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 127.0.0.1,::1', ['10.0.0.0/8', '127.0.0.1', '::1']],
  ])('reads the proxies "%s"', (given, expected) => {
    expect(readEnv({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(expected);
  });

  it.each(['true', 'everyone', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '127.0.0.1,'])(
    'refuses the proxies "%s"',
    (given) => {
      expect(refusal({ TRUST_PROXY: given }).variables).toEqual(['TRUST_PROXY']);
    },
  );

  it('lists every wrong variable at once', () => {
    const error = refusal({ PORT: '70000', LOG_LEVEL: 'loud', STOCK_INTERVAL_MINUTES: 'often' });
    expect(error.variables).toEqual(['PORT', 'LOG_LEVEL', 'STOCK_INTERVAL_MINUTES']);
    expect(error.message).toContain('PORT is "70000"; expected a port number, 0 to 65535.');
  });

  it('needs a key for the search proxy', () => {
    const address = { SEARCH_ENDPOINT: 'https://search.example/api/search' };
    expect(refusal(address).message).toContain('SEARCH_API_KEY is missing; expected the key of the search proxy');
    expect(readEnv({ ...address, SEARCH_API_KEY: 'k' })).toMatchObject({
      ...address,
      SEARCH_API_KEY_HEADER: 'x-api-key',
    });
  });

  it('hides the key of the search proxy', () => {
    const wrong = refusal({ SEARCH_ENDPOINT: 'search.example', SEARCH_API_KEY: 'very-secret' });
    expect(wrong.variables).toEqual(['SEARCH_ENDPOINT']);
    expect(wrong.message).not.toContain('very-secret');
  });

  it('takes only one search engine', () => {
    const engine = { SEARCH_URL: 'https://me:very-secret@search.example', SEARCH_USERNAME: 'me' };
    expect(refusal(engine).message).toContain('SEARCH_PASSWORD is missing');
    expect(readEnv({ ...engine, SEARCH_PASSWORD: 'p' })).toMatchObject({ ...engine, SEARCH_SHARDS: 1 });
    const both = { ...engine, SEARCH_PASSWORD: 'p', SEARCH_ENDPOINT: 'https://proxy.example', SEARCH_API_KEY: 'k' };
    const wrong = refusal(both);
    expect(wrong.variables).toEqual(['SEARCH_URL']);
    expect(wrong.message).toContain('no SEARCH_ENDPOINT set as well');
  });

  it('names a removed variable', () => {
    const error = refusal({ STOCK_PROCESS: 'shared' });
    expect(error.variables).toEqual(['STOCK_PROCESS']);
    expect(error.message).toContain('STOCK_PROCESS is no longer supported: each process holds the stock');
  });

  it('hides the password in an address', () => {
    const engine = { SEARCH_URL: 'https://me:very-secret@search.example', SEARCH_USERNAME: 'me' };
    const both = { ...engine, SEARCH_PASSWORD: 'p', SEARCH_ENDPOINT: 'https://proxy.example', SEARCH_API_KEY: 'k' };
    const wrong = refusal(both);
    expect(wrong.message).not.toContain('very-secret');
  });

  it('needs the key with the address of the content platform', () => {
    const address = { EDGE_ENDPOINT: 'https://edge.example/graphql' };
    expect(refusal(address).message).toContain('EDGE_API_KEY is missing; expected the key');
    expect(readEnv({ ...address, EDGE_API_KEY: 'k' })).toMatchObject({ ...address, EDGE_API_KEY: 'k' });
    expect(readEnv({ EDGE_API_KEY: 'k' }).EDGE_API_KEY).toBe('k');
  });

  it('takes a context id in place of the key', () => {
    const address = { EDGE_ENDPOINT: 'https://edge.example/graphql' };
    const byContext = readEnv({ ...address, EDGE_CONTEXT_ID: 'c' });
    expect(edgeCredential(byContext)).toEqual({ name: 'x-sitecore-contextid', value: 'c' });
  });

  it('takes another header for the key', () => {
    const address = { EDGE_ENDPOINT: 'https://edge.example/graphql' };
    expect(edgeCredential(readEnv({ ...address, EDGE_API_KEY: 'k' }))).toEqual({ name: 'sc_apikey', value: 'k' });
    const renamed = readEnv({ ...address, EDGE_API_KEY: 'k', EDGE_API_KEY_HEADER: 'x-gql-token' });
    expect(edgeCredential(renamed)).toEqual({ name: 'x-gql-token', value: 'k' });
    expect(refusal({ ...address, EDGE_API_KEY: 'k', EDGE_API_KEY_HEADER: 'no header' }).variables).toEqual([
      'EDGE_API_KEY_HEADER',
    ]);
  });

  it('refuses an address that is not one', () => {
    expect(refusal({ EDGE_ENDPOINT: 'ftp://edge.example', EDGE_API_KEY: 'very-secret' }).message).not.toContain(
      'very-secret',
    );
  });

  it('needs the source of map tiles on another host', () => {
    const template = 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=1';
    const wrong = (source: Record<string, string>): string[] => {
      try {
        readEnv(source);
      } catch (error) {
        if (error instanceof EnvError) return error.variables;
      }
      return [];
    };
    expect(wrong({ MAP_TILES: template })).toEqual(['MAP_ATTRIBUTION']);
    expect(wrong({ MAP_TILES: template, MAP_ATTRIBUTION: '© Example' })).toEqual([]);
    for (const address of ['https://tiles.example/{z}/{x}.png', 'tiles/{z}/{x}/{y}', 'https://a b/{z}/{x}/{y}']) {
      expect(wrong({ MAP_TILES: address, MAP_ATTRIBUTION: '©' })).toEqual(['MAP_TILES']);
    }
  });

  it('needs the name of the client of a place search', () => {
    const wrong = (source: Record<string, string>): string[] => {
      try {
        readEnv(source);
      } catch (error) {
        if (error instanceof EnvError) return error.variables;
      }
      return [];
    };
    expect(wrong({ PLACES_ENDPOINT: 'https://places.example' })).toEqual(['PLACES_USER_AGENT']);
  });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'key');
  beforeAll(() => writeFileSync(file, 'the-key-in-the-file\n'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read without their last line break', () => {
    expect(readEnv({ COMHUB_API_KEY_FILE: file }).COMHUB_API_KEY).toBe('the-key-in-the-file');
  });

  it('are checked like variables without being shown', () => {
    const { message, variables } = refusal({ BOOKING_LINK_SECRET_FILE: file });
    expect(variables).toEqual(['BOOKING_LINK_SECRET']);
    expect(message).not.toContain('the-key-in-the-file');
  });

  it('are refused with a reason', () => {
    const { message } = refusal({
      COMHUB_API_KEY: 'x',
      COMHUB_API_KEY_FILE: file,
      SMTP_URL_FILE: join(folder, 'none'),
      PORT: 'x',
    });
    expect(message).toContain('COMHUB_API_KEY and COMHUB_API_KEY_FILE are both set; set one of them.');
    expect(message).toMatch(/SMTP_URL_FILE is ".*none", which cannot be read \(ENOENT\)/);
    expect(message).toContain('PORT is "x"');
  });

  it('are of secrets alone: PORT_FILE is no variable of the product', () => {
    expect(readEnv({ PORT_FILE: file }).PORT).toBe(3000);
  });
});

it('readEnv() keeps the data with the group of GROUP_DIR unless DATA_DIR is set', () => {
  expect(readEnv({ GROUP_DIR: '../fjord' }).DATA_DIR).toBe('../fjord/.data');
  expect(readEnv({ GROUP_DIR: '../fjord', DATA_DIR: '/data' }).DATA_DIR).toBe('/data');
});
