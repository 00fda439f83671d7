import { afterEach, describe, expect, it } from '@jest/globals';
import { readText } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { RemoteStub } from '../../../../test/fixtures/feeds/servers/RemoteStub.ts';
import { localhostCertificate, startFtpsServer } from '../../../../test/fixtures/feeds/servers/startFtpsServer.ts';
import { makeKeyPair, startSftpServer } from '../../../../test/fixtures/feeds/servers/startSftpServer.ts';
import type { OpenFeedOptions } from './OpenFeed.ts';
import { openFeedSource } from './openFeedSource.ts';

const running: RemoteStub[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

interface Place {
  server: RemoteStub;
  address: (path: string) => string;
  options: OpenFeedOptions;
}

async function sftp(): Promise<Place & { fingerprint: string }> {
  const server = await startSftpServer();
  running.push(server);
  return {
    server,
    address: (path) => `sftp://localhost:${String(server.port)}${path}`,
    options: { authorization: 'Basic fjord:s3cret', hostKey: server.fingerprint, quietMs: 5 },
    fingerprint: server.fingerprint,
  };
}

async function ftps(): Promise<Place> {
  const server = await startFtpsServer();
  running.push(server);
  return {
    server,
    address: (path) => `ftps://localhost:${String(server.port)}${path}`,
    options: { authorization: 'Basic fjord:s3cret', certificates: localhostCertificate, quietMs: 5 },
  };
}

describe.each<[string, () => Promise<Place>]>([
  ['sftp', sftp],
  ['ftps', ftps],
])('a feed on a server for %s', (_kind, start) => {
  it('is read', async () => {
    const { server, address, options } = await start();
    const text = 'id,make\n'.repeat(20_000);
    server.files.set('/out/cars.csv', { text, modifiedSeconds: 1_700_000_000 });
    expect(await readText(await openFeedSource(address('/out/cars.csv'), options))).toBe(text);
  });

  it('is not read again while its version is the same', async () => {
    const { server, address, options } = await start();
    server.files.set('/cars.csv', { text: 'a,b', modifiedSeconds: 1_700_000_000 });
    const open = await openFeedSource(address('/cars.csv'), options);
    await readText(open);
    const known = { ...options, knownVersion: open?.version };
    expect(await openFeedSource(address('/cars.csv'), known)).toBeNull();
    server.files.set('/cars.csv', { text: 'a,c', modifiedSeconds: 1_700_000_060 });
    expect(await readText(await openFeedSource(address('/cars.csv'), known))).toBe('a,c');
  });

  it('is the newest one of a folder', async () => {
    const { server, address, options } = await start();
    server.files.set('/out/monday.csv', { text: 'new', modifiedSeconds: 1_700_000_060 });
    server.files.set('/out/sunday.csv', { text: 'old', modifiedSeconds: 1_700_000_000 });
    server.files.set('/out/upload.csv.part', { text: 'half', modifiedSeconds: 1_700_000_090 });
    expect(await readText(await openFeedSource(address('/out'), options))).toBe('new');
    expect(server.read).toEqual(['/out/monday.csv']);
  });

  it('is not read while it is written', async () => {
    const { server, address, options } = await start();
    server.files.set('/out/cars.csv', { text: 'a', modifiedSeconds: 1_700_000_000 });
    const writing = setInterval(() => {
      const text = `${server.files.get('/out/cars.csv')?.text ?? ''}a`;
      server.files.set('/out/cars.csv', { text, modifiedSeconds: 1_700_000_000 });
    }, 1);
    const opening = openFeedSource(address('/out/cars.csv'), { ...options, quietMs: 100 });
    await expect(opening)
      .rejects.toThrow('it is still being written')
      .finally(() => clearInterval(writing));
  });

  it('is refused when it is missing', async () => {
    const { address, options } = await start();
    await expect(openFeedSource(address('/none.csv'), options)).rejects.toThrow('there is no such file or folder');
  });

  it('is refused beyond the limit of size', async () => {
    const { server, address, options } = await start();
    server.files.set('/cars.csv', { text: 'x'.repeat(100), modifiedSeconds: 1_700_000_000 });
    const opening = openFeedSource(address('/cars.csv'), { ...options, maxBytes: 99 });
    await expect(opening).rejects.toThrow('larger than 99 bytes');
  });

  it('is refused when it takes longer than allowed', async () => {
    const { server, address, options } = await start();
    server.files.set('/cars.csv', { text: 'a,b', modifiedSeconds: 1_700_000_000 });
    const opening = openFeedSource(address('/cars.csv'), { ...options, timeoutMs: 400, quietMs: 2000 });
    await expect(opening.then(readText)).rejects.toThrow('took too long');
  });

  it('is refused without a secret in the message when the password is wrong', async () => {
    const { address, options } = await start();
    const opening = openFeedSource(address('/cars.csv'), { ...options, authorization: 'Basic fjord:wr0ng' });
    await expect(opening).rejects.toThrow('it refused the credentials. Set STOCK_FEED_AUTHORIZATION');
    await expect(opening).rejects.not.toThrow('wr0ng');
  });

  it('is read with the credentials in the address', async () => {
    const { server, address, options } = await start();
    server.files.set('/cars.csv', { text: 'a,b', modifiedSeconds: 1_700_000_000 });
    const place = address('/cars.csv').replace('://', '://fjord:s3cret@');
    expect(await readText(await openFeedSource(place, { ...options, authorization: '' }))).toBe('a,b');
  });

  it('is refused without a user', async () => {
    const { address, options } = await start();
    const opening = openFeedSource(address('/cars.csv'), { ...options, authorization: '' });
    await expect(opening).rejects.toThrow('it has no user name');
  });
});

describe('a feed on a server for sftp', () => {
  it('is read with a private key', async () => {
    const pair = makeKeyPair();
    const server = await startSftpServer(pair.public);
    running.push(server);
    server.files.set('/cars.csv', { text: 'a,b', modifiedSeconds: 1_700_000_000 });
    const open = await openFeedSource(`sftp://fjord@localhost:${String(server.port)}/cars.csv`, {
      authorization: pair.private,
      hostKey: server.fingerprint,
      quietMs: 5,
    });
    expect(await readText(open)).toBe('a,b');
  });

  it.each([
    ['is not known', undefined],
    ['is another one', 'SHA256:AAAA'],
  ])('is refused with the fingerprint to write when the host key %s', async (_what, hostKey) => {
    const { address, options, fingerprint } = await sftp();
    const opening = openFeedSource(address('/cars.csv'), { ...options, hostKey });
    await expect(opening).rejects.toThrow(`set hostKey: ${fingerprint} below the feed`);
  });

  it('is refused when the private key is none', async () => {
    const { server, options } = await sftp();
    const opening = openFeedSource(`sftp://fjord@localhost:${String(server.port)}/cars.csv`, {
      ...options,
      authorization: '-----BEGIN OPENSSH PRIVATE KEY-----\nsecret\n-----END OPENSSH PRIVATE KEY-----',
    });
    await expect(opening).rejects.toThrow('the private key cannot be used');
    await expect(opening).rejects.not.toThrow('secret');
  });
});

describe('a feed on a server for ftps', () => {
  it('is refused when its certificate is not trusted', async () => {
    const { address, options } = await ftps();
    const opening = openFeedSource(address('/cars.csv'), { ...options, certificates: undefined });
    await expect(opening).rejects.toThrow('its certificate is not trusted');
  });

  it('is refused when its certificate is that of another host', async () => {
    const { server, options } = await ftps();
    const opening = openFeedSource(`ftps://127.0.0.1:${String(server.port)}/cars.csv`, options);
    await expect(opening).rejects.toThrow('its certificate is not trusted');
  });
});

it('an ftp address is refused', async () => {
  const opening = openFeedSource('ftp://fjord:s3cret@stock.test/cars.csv');
  await expect(opening).rejects.toThrow(
    'Refused ftp://stock.test/cars.csv: FTP sends the password readable for everyone on the way. Use ftps:// or sftp://',
  );
});

it.each(['sftp', 'ftps'])('an address of %s that no server listens to is refused', async (kind) => {
  const server = await startFtpsServer();
  await server.close();
  const opening = openFeedSource(`${kind}://fjord:s3cret@127.0.0.1:${String(server.port)}/cars.csv`);
  await expect(opening).rejects.toThrow('it could not be fetched');
});
