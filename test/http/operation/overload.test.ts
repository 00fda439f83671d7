import { createServer, request as httpRequest } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createRequestHandler } from '../../../server/createRequestHandler.ts';
import type { Admission } from '../../../server/http/overload/Admission.ts';
import { createAdmission } from '../../../server/http/overload/createAdmission.ts';
import { visitor } from '../../fixtures/forms/carContactLead.ts';
import { createLeadRecorder } from '../../fixtures/forms/createLeadRecorder.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

/*
 * One page at a time, and three more that wait.
 * By their rate at the start of the process, a fourth would wait too long.
 */
const waiting = 3;

let services: Awaited<ReturnType<typeof testServices>>;
let admission: Admission;
let server: Server;
let origin: string;
/** Reopens the content platform after it was closed. */
let open: () => void = () => undefined;
let closed: Promise<void> | null = null;
/** Paths of the pages read from the content platform. */
let read: string[] = [];

let waitingPages: Promise<Response>[] = [];

function closeContent(): void {
  closed = new Promise((resolve) => {
    open = () => {
      closed = null;
      resolve();
    };
  });
}

beforeAll(async () => {
  const gateways = await demoGateways();
  const content = {
    ...gateways.content,
    layout: async (query: Parameters<typeof gateways.content.layout>[0]) => {
      read.push(query.path);
      await closed;
      return gateways.content.layout(query);
    },
  };
  services = await testServices({
    gateways: { ...gateways, content, leads: createLeadRecorder() },
    pageCacheBytes: 10_000_000,
  });
  await request(createRequestHandler(services)).get('/kontakt').expect(200); // Loads the code of pages.
});

beforeEach(async () => {
  admission = createAdmission({
    concurrency: 1,
    maxWaitMs: 60_000,
    maxLoopDelayMs: 0,
    initialMsPerStart: 60_000 / waiting,
    logger: collectingLogger(),
  });
  server = createServer(createRequestHandler({ ...services, admission }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  await get('/kontakt');
  read = [];
});

afterEach(async () => {
  open();
  await Promise.allSettled(waitingPages);
  server.closeAllConnections();
  server.close();
});

afterAll(() => open());

const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(origin + path, init);

/** Requests an uncached page, a different one each time. */
let pages = 0;
const getPage = (init: RequestInit = {}): Promise<Response> => get(`/inget-${String((pages += 1))}`, init);

/** Resolves when the queue is full and further pages are refused. */
async function overload(): Promise<{ admitted: Promise<Response>[] }> {
  closeContent();
  const admitted = Array.from({ length: 1 + waiting }, () => getPage());
  while (admission.counters().waiting < waiting) await new Promise((resolve) => setImmediate(resolve));
  waitingPages = admitted;
  return { admitted };
}

describe('an overloaded server', () => {
  it('refuses the pages that would wait too long', async () => {
    const { admitted } = await overload();
    const refused = await Promise.all([getPage(), getPage(), getPage()]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
    open();
    const statuses = (await Promise.all(admitted)).map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  it('says when to come back', async () => {
    await overload();
    const refused = await get('/en/cars?car_fuel=El');
    const text = await refused.text();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(refused.headers.get('x-request-id')).toMatch(/^\S{8,}$/);
    expect(text).toContain('href="/en/cars?car_fuel=El"');
    for (const door of ['/en/cars', '/en/dealers']) expect(text).toContain(`href="${door}"`);
    expect(await (await get('/inget')).text()).toContain('href="tel:');
  });

  it('sends no body with a refusal to HEAD', async () => {
    await overload();
    const refused = await getPage({ method: 'HEAD' });
    expect([refused.status, await refused.text()]).toEqual([503, '']);
  });

  it('still responds to the health check', async () => {
    await overload();
    const answers = await Promise.all(['/healthz', '/media/nothing.webp', '/kontakt'].map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it('sends an older copy of a page in place of a refusal', async () => {
    const before = await (await get('/kontakt')).text();
    services.siteVersions.bump('polhem-bil');
    await overload();
    const older = await get('/kontakt');
    expect([older.status, await older.text()]).toEqual([200, before]);
  });

  it('takes a form before the pages that wait', async () => {
    const order: string[] = [];
    const { admitted } = await overload();
    for (const page of admitted) void page.then(() => order.push('page'));
    const { name, phone, email, message } = visitor;
    const form = get('/bil/410658/volvo-xc40-b3-2021', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form: 'contact', name, phone, email, message }),
    });
    void form.then(() => order.push('form'));
    expect((await getPage()).status).toBe(503);
    open();
    expect((await form).status).toBe(303);
    await Promise.all(admitted);
    expect(order.indexOf('form')).toBeLessThan(2); // One page was in progress.
  });

  it('renders nothing for a client that has gone', async () => {
    closeContent();
    const first = getPage();
    const client = httpRequest(`${origin}/den-som-gick`);
    const gone = new Promise((resolve) => client.once('error', resolve));
    client.end();
    while (admission.counters().waiting < 1) await new Promise((resolve) => setImmediate(resolve));
    client.destroy();
    await gone;
    while (admission.counters().waiting > 0) await new Promise((resolve) => setImmediate(resolve));
    open();
    await first;
    await getPage();
    expect(read).not.toContain('/den-som-gick');
  });

  it('refuses searches of the browser as a problem', async () => {
    await overload();
    const refused = await get('/api/search', { method: 'POST', body: '{"limit":1}' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
  });

  it('answers pages again as soon as those that waited are done', async () => {
    const { admitted } = await overload();
    open();
    await Promise.all(admitted);
    expect((await getPage()).status).toBe(404);
  });
});
