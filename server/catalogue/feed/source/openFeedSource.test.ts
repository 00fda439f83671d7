import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inPieces, readText } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { feedSourceName } from './feedAddress.ts';
import { openFeedSource } from './openFeedSource.ts';
import type { FeedFetch } from './OpenFeed.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-'));
});
afterAll(() => rm(folder, { recursive: true }));

const address = 'https://user:pass@stock.test/cars.csv?key=secret';

function answering(
  status: number,
  body: string | null,
  given: string | Record<string, string> = {},
): FeedFetch & { asked: Record<string, string>[]; addresses: string[] } {
  const asked: Record<string, string>[] = [];
  const addresses: string[] = [];
  const own: Record<string, string> = typeof given === 'string' ? { etag: given } : given;
  const fetch: FeedFetch = (called, { headers }) => {
    asked.push(headers);
    addresses.push(called);
    return Promise.resolve({
      status,
      headers: { get: (name) => own[name.toLowerCase()] ?? null },
      body: body === null ? null : inPieces(body),
    });
  };
  return Object.assign(fetch, { asked, addresses });
}

describe('opening a file', () => {
  it('gives its bytes', async () => {
    const path = join(folder, 'a.csv');
    await writeFile(path, 'a,b');
    const open = await openFeedSource(path);
    expect(await readText(open)).toBe('a,b');
  });

  it('gives nothing when the version is known', async () => {
    const path = join(folder, 'a.csv');
    await writeFile(path, 'a,b');
    const open = await openFeedSource(path);
    expect(await openFeedSource(path, { knownVersion: open?.version })).toBeNull();
  });

  it('refuses a missing file', async () => {
    await expect(openFeedSource(join(folder, 'absent.csv'))).rejects.toThrow(/there is no such file/);
  });

  it('refuses what is neither a file nor a folder', async () => {
    await expect(openFeedSource('/dev/null')).rejects.toThrow(/not a file/);
  });

  it('refuses a file beyond the limit', async () => {
    const path = join(folder, 'big.csv');
    await writeFile(path, 'x'.repeat(100));
    await expect(openFeedSource(path, { maxBytes: 99 }).then(readText)).rejects.toThrow(/larger than 99 bytes/);
  });

  it('refuses a file that changes while it is read', async () => {
    const path = join(folder, 'moving.csv');
    await writeFile(path, 'a,b');
    const open = await openFeedSource(path);
    await utimes(path, 1, 1);
    await expect(readText(open)).rejects.toThrow(/changed while it was read/);
  });
});

describe('opening a folder', () => {
  async function folderWith(files: Record<string, number>): Promise<string> {
    const path = await mkdtemp(join(folder, 'drop-'));
    for (const [name, seconds] of Object.entries(files)) {
      await writeFile(join(path, name), name);
      await utimes(join(path, name), seconds, seconds);
    }
    return path;
  }

  it('gives the newest feed', async () => {
    const path = await folderWith({ 'a.csv': 20, 'b.csv': 10, 'c.csv.part': 30, 'd.jpg': 30, '.e.csv': 30 });
    const open = await openFeedSource(path, { quietMs: 0 });
    expect(await readText(open)).toBe('a.csv');
    expect(await openFeedSource(path, { quietMs: 0, knownVersion: open?.version })).toBeNull();
    await writeFile(join(path, 'f.xml.gz'), 'newer');
    const next = await openFeedSource(path, { quietMs: 0, knownVersion: open?.version });
    expect(await readText(next)).toBe('newer');
  });

  it('leaves out a file that may still be written', async () => {
    const path = await folderWith({ 'a.csv': 20 });
    await expect(openFeedSource(path, { quietMs: 60_000 })).rejects.toThrow('the folder has no complete feed');
  });

  it('refuses an empty folder', async () => {
    await expect(openFeedSource(await folderWith({}))).rejects.toThrow('the folder has no complete feed');
  });
});

describe('opening an address', () => {
  it('sends the known ETag', async () => {
    const first = await openFeedSource(address, { fetch: answering(200, 'a,b', '"v1"') });
    expect(first?.version).toBe('"v1"');
    expect(await readText(first)).toBe('a,b');
    const fetch = answering(304, null);
    expect(await openFeedSource(address, { fetch, knownVersion: '"v1"' })).toBeNull();
    expect(fetch.asked[0]).toMatchObject({ 'if-none-match': '"v1"' });
  });

  it('takes the same ETag on 200 for unchanged', async () => {
    expect(await openFeedSource(address, { fetch: answering(200, 'x', '"v1"'), knownVersion: '"v1"' })).toBeNull();
  });

  it('sends the known time of change where there is no ETag', async () => {
    const modified = 'Sat, 28 Nov 2026 06:00:00 GMT';
    const fetch = answering(200, 'a,b', { 'last-modified': modified });
    const first = await openFeedSource(address, { fetch });
    await openFeedSource(address, { fetch, knownVersion: first?.version });
    expect(fetch.asked[1]).toMatchObject({ 'if-modified-since': modified });
    expect(fetch.asked[1]).not.toHaveProperty('if-none-match');
  });

  it.each([
    ['of the settings', 'Bearer abc', 'Bearer abc'],
    ['in the address', undefined, `Basic ${Buffer.from('user:pass').toString('base64')}`],
  ])('sends the credentials %s', async (_what, authorization, sent) => {
    const fetch = answering(200, 'a,b');
    await openFeedSource(address, { fetch, authorization });
    expect(fetch.asked).toMatchObject([{ authorization: sent }]);
    expect(fetch.addresses).toEqual(['https://stock.test/cars.csv?key=secret']);
  });

  it('names the setting when the credentials are refused', async () => {
    const opening = openFeedSource(address, { fetch: answering(401, 'no'), authorization: 'Bearer abc' });
    await expect(opening).rejects.toThrow('it answered 401. Set STOCK_FEED_AUTHORIZATION');
    await expect(opening).rejects.not.toThrow('abc');
  });

  it('refuses any other status without showing the secrets of the address', async () => {
    const opening = openFeedSource(address, { fetch: answering(500, 'oops') });
    await expect(opening).rejects.toThrow('Refused https://stock.test/cars.csv: it answered 500.');
    expect(feedSourceName(address)).toBe('https://stock.test/cars.csv');
  });

  it('refuses an address that cannot be reached', async () => {
    await expect(openFeedSource(address, { fetch: () => Promise.reject(new Error('down')) })).rejects.toThrow(
      /could not be fetched/,
    );
  });

  it('refuses a download that breaks off', async () => {
    const broken = (): AsyncIterable<Uint8Array> =>
      (async function* () {
        yield* inPieces('a,b');
        throw new Error('reset');
      })();
    const fetch: FeedFetch = () => Promise.resolve({ status: 200, headers: { get: () => null }, body: broken() });
    await expect(openFeedSource(address, { fetch }).then(readText)).rejects.toThrow(/could not be fetched/);
  });

  it('needs a fetch function', async () => {
    await expect(openFeedSource(address)).rejects.toThrow(/needs a fetch function/);
  });

  it('refuses when it takes longer than allowed', async () => {
    const fetch: FeedFetch = (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    // The timeout does not keep a process alive on its own. A pending timer stands for the running server.
    const running = setInterval(() => undefined, 1000);
    await expect(openFeedSource(address, { fetch, timeoutMs: 5 })).rejects.toThrow(/took too long/);
    clearInterval(running);
  });
});
