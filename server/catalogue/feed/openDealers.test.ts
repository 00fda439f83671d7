import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collectingLogger, handTimers } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { openDealers } from './openDealers.ts';
import type { Dealers, OpenDealersOptions } from './openDealers.ts';

let folder = '';
let server: Server;
let address = '';
/** Response of the address; with "" it never responds. */
let answer = { status: 200, body: '' };
let requests: (string | undefined)[] = [];
let opened: Dealers[] = [];

const csv = (...towns: string[]): string =>
  ['site;name;city', ...towns.map((town) => `fjord-bil;Fjord ${town};${town}`)].join('\n');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealers-'));
  requests = [];
  opened = [];
  server = createServer((request, response) => {
    requests.push(request.headers['if-none-match']);
    if (answer.body === '') return;
    const etag = `"${String(answer.body.length)}"`;
    const isKnown = answer.status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : answer.status, { etag }).end(isKnown ? undefined : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/dealers.csv?key=secret`;
});
afterEach(async () => {
  await Promise.all(opened.map((dealers) => dealers.stop()));
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

async function open(more: Partial<OpenDealersOptions> = {}) {
  const logger = collectingLogger();
  const timers = handTimers();
  const { after } = timers;
  const options = { source: address, copyFolder: join(folder, 'data'), intervalMinutes: 15, fetch, logger, after };
  const dealers = await openDealers({ ...options, ...more });
  opened.push(dealers);
  return { dealers, logger, timers };
}

const townsOf = (dealers: Dealers): string[] =>
  (dealers.bySite().get('fjord-bil') ?? []).map(({ site_city }) => site_city);

describe('dealers at an address', () => {
  it('are read again after the interval', async () => {
    answer = { status: 200, body: csv('Bergen') };
    const { dealers, timers, logger } = await open();
    expect(townsOf(dealers)).toEqual(['Bergen']);
    const told = new Promise<number | undefined>((resolve) => {
      dealers.onChange((bySite) => resolve(bySite.get('fjord-bil')?.length));
    });
    answer = { status: 200, body: csv('Bergen', 'Voss') };
    timers.fire(15 * 60_000);
    expect(await told).toBe(2);
    expect(townsOf(dealers)).toEqual(['Bergen', 'Voss']);
    expect(JSON.stringify(logger.lines)).not.toContain('secret');
  });

  it('are requested with their version', async () => {
    answer = { status: 200, body: csv('Bergen') };
    const { dealers } = await open();
    expect(await dealers.reload()).toBe(false);
    expect(requests).toEqual([undefined, `"${String(answer.body.length)}"`]);
  });

  it.each([
    ['a status', { status: 500, body: 'no' }, 'answered 500'],
    ['a fault', { status: 200, body: csv('Bergen', '') }, 'line 3: city is required'],
    ['a web page', { status: 200, body: '<html></html>' }, 'is a web page'],
  ])('stay in service when %s comes in their place', async (_what, later, reason) => {
    answer = { status: 200, body: csv('Bergen') };
    const { dealers, logger } = await open();
    answer = later;
    expect(await dealers.reload()).toBe(false);
    expect(townsOf(dealers)).toEqual(['Bergen']);
    expect(logger.lines.filter(({ event }) => event === 'dealers.refused')).toMatchObject([
      { facts: { reason: expect.stringContaining(reason) } },
    ]);
  });

  it('are those of the last good copy while the address fails', async () => {
    answer = { status: 200, body: csv('Bergen') };
    const first = await open();
    await first.dealers.stop();
    answer = { status: 503, body: 'later' };
    const { dealers, logger } = await open();
    expect(townsOf(dealers)).toEqual(['Bergen']);
    expect(logger.lines.map(({ event }) => event)).toContain('dealers.staleCopyServed');
    expect(dealers.state()).toMatchObject({ state: 'copy', readAt: expect.any(String) });
    answer = { status: 200, body: csv('Voss') };
    expect(await dealers.reload()).toBe(true);
    expect(townsOf(dealers)).toEqual(['Voss']);
    expect(dealers.state()).toMatchObject({ state: 'current' });
    expect(await readdir(join(folder, 'data'))).toHaveLength(1);
    expect(dealers.file).toMatch(/dealers-[0-9a-f]{16}\.csv$/);
  });

  it.each([
    ['is missing', { status: 404, body: 'none' }, {}, 'dealers.csv: it answered 404.'],
    ['is too slow', { status: 200, body: '' }, { timeoutMs: 100 }, 'it took too long'],
    ['is too large', { status: 200, body: csv('Bergen') }, { maxBytes: 10 }, 'it is larger than 10 bytes'],
  ])('are none without a copy while the address %s', async (_what, given, limits, reason) => {
    answer = given;
    const { dealers, logger, timers } = await open(limits);
    expect(townsOf(dealers)).toEqual([]);
    expect(dealers.file).toBeNull();
    expect(dealers.state()).toEqual({ state: 'missing' });
    const missing = logger.lines.find(({ event }) => event === 'dealers.missing');
    expect(missing).toMatchObject({ level: 'error', facts: { reason: expect.stringContaining(reason) } });
    expect(JSON.stringify(logger.lines)).not.toContain('secret');
    expect(timers.waiting).toContain(30_000);
  });

  it('give up a reading under way when they stop', async () => {
    answer = { status: 200, body: csv('Bergen') };
    const { dealers, logger } = await open();
    answer = { status: 200, body: '' };
    const reading = dealers.reload();
    await dealers.stop();
    expect(await reading).toBe(false);
    expect(logger.lines.map(({ event }) => event)).not.toContain('dealers.refused');
  });
});

describe('dealers of a file', () => {
  it('are read again when the file changes', async () => {
    const source = join(folder, 'dealers.csv');
    await writeFile(source, csv('Bergen'));
    const { dealers } = await open({ source });
    expect(dealers.file).toBe(source);
    await writeFile(source, csv('Bergen', 'Voss'));
    expect(await dealers.reload()).toBe(true);
    expect(townsOf(dealers)).toEqual(['Bergen', 'Voss']);
  });

  it.each([
    ['is missing', null],
    ['has a fault', 'site;name;city\nfjord-bil;;Voss'],
  ])('are those of the last good copy while the file %s', async (_what, text) => {
    const source = join(folder, 'dealers.csv');
    await writeFile(source, csv('Bergen'));
    const first = await open({ source });
    await first.dealers.stop();
    await (text === null ? rm(source) : writeFile(source, text));
    const { dealers } = await open({ source });
    expect(townsOf(dealers)).toEqual(['Bergen']);
    expect(dealers.file).toMatch(/data.dealers-[0-9a-f]{16}\.csv$/);
  });

  it('are read although no copy can be written', async () => {
    const source = join(folder, 'dealers.csv');
    await writeFile(source, csv('Bergen'));
    await writeFile(join(folder, 'data'), 'a file, not a folder');
    const { dealers, logger } = await open({ source });
    expect(townsOf(dealers)).toEqual(['Bergen']);
    expect(logger.lines.map(({ event }) => event)).toContain('dealers.copyNotKept');
  });

  it('log hours that are not understood once', async () => {
    const source = join(folder, 'dealers.yaml');
    const dealer = "- site: fjord-bil\n  name: Voss\n  city: Voss\n  hours: 'Man–fre: 9–17, Lør: ring 070-123 45 67'\n";
    await writeFile(source, dealer);
    const { dealers, logger } = await open({ source });
    await writeFile(source, `${dealer}  phone: '1'\n`);
    expect(await dealers.reload()).toBe(true);
    const logged = logger.lines.filter(({ event }) => event === 'dealers.hoursNotUnderstood');
    expect(logged).toMatchObject([
      { level: 'warn', facts: { count: 1, examples: [expect.stringMatching(/^fjord-bil\/voss: Lør: ring/)] } },
    ]);
    expect(JSON.stringify(logged)).not.toContain('123 45');
  });

  it('are none without a source', async () => {
    const { dealers } = await open({ source: null });
    expect([dealers.file, dealers.bySite().size]).toEqual([null, 0]);
  });
});
