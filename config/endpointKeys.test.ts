import { describe, expect, it } from '@jest/globals';
import { endpointKeys } from './endpointKeys.ts';
import { readEnv } from './env.ts';

describe('keys of the content endpoint', () => {
  it.each([
    ['production without a key', {}, null],
    ['production', { EDGE_API_KEY: 'a' }, { key: 'a', previewKey: '' }],
    [
      'production with drafts',
      { EDGE_API_KEY: 'a', EDGE_PREVIEW_KEY: 'b'.repeat(16) },
      { key: 'a', previewKey: 'b'.repeat(16) },
    ],
    ['production with drafts alone', { EDGE_PREVIEW_KEY: 'b'.repeat(16) }, null],
    ['development', { NODE_ENV: 'development' }, { key: 'development', previewKey: 'development' }],
    ['npm run dev', { FORECOURT_DEV: '1' }, { key: 'development', previewKey: 'development' }],
    ['development with a key', { FORECOURT_DEV: '1', EDGE_API_KEY: 'a' }, { key: 'a', previewKey: 'a' }],
    ['a platform elsewhere', { EDGE_ENDPOINT: 'https://edge.example/', EDGE_API_KEY: 'a' }, null],
    [
      'a platform elsewhere while developing',
      { EDGE_ENDPOINT: 'https://edge.example/', EDGE_CONTEXT_ID: 'c', FORECOURT_DEV: '1' },
      null,
    ],
  ])('in %s', (_case, source, keys) => {
    expect(endpointKeys(readEnv(source))).toEqual(keys);
  });
});
