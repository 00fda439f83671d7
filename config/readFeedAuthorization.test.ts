import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { feedVariableForm, readFeedAuthorization } from './readFeedAuthorization.ts';

const name = 'STOCK_FEED_AUTHORIZATION_IMPORT';
const key = '-----BEGIN OPENSSH PRIVATE KEY-----\nabc\n-----END OPENSSH PRIVATE KEY-----';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credentials-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readFeedAuthorization()', () => {
  it.each(['Bearer a.b-c', 'Basic fjord:s3cret', key])('returns %j of the variable', (value) => {
    expect(readFeedAuthorization(name, { [name]: value })).toBe(value);
  });

  it('returns the contents of a file', () => {
    const file = join(folder, 'key');
    writeFileSync(file, `${key}\n`);
    expect(readFeedAuthorization(name, { [`${name}_FILE`]: file })).toBe(key);
  });

  it('returns nothing when the variable is not set', () => {
    expect(readFeedAuthorization(name, {})).toBe('');
  });

  it('refuses other values without showing them', () => {
    const read = (): string => readFeedAuthorization(name, { [name]: 's3cret' });
    expect(read).toThrow(`${name} is invalid`);
    expect(read).not.toThrow('s3cret');
  });

  it('refuses a file that cannot be read', () => {
    expect(() => readFeedAuthorization(name, { [`${name}_FILE`]: join(folder, 'none') })).toThrow('ENOENT');
  });
});

it.each([
  ['STOCK_FEED_AUTHORIZATION', true],
  [name, true],
  [`${name}_FILE`, false],
  ['STOCK_FEED_AUTHORIZATION_FILE', false],
  ['DATABASE_URL', false],
])('feedVariableForm matches %s: %s', (variable, matches) => {
  expect(feedVariableForm.test(variable)).toBe(matches);
});
