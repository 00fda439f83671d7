import { describe, expect, it } from '@jest/globals';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireBookingRequest } from '../../shared/tirehotel/TireHotelTypes.ts';
import { createTireHotelHttpGateway } from './tireHotelHttpGateway.ts';

const booking: TireBookingRequest = {
  bookingDate: '2026-11-26T08:30:00',
  bookingStart: '2026-11-26T08:30:00',
  regNo: 'POL26K',
  freeText: '',
  customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '+46701740605' },
};
const key = '7b0ffb3e-6d3c-4a44-9f39-3f2f1f0e8a11';

/** A server with one response, which records its requests. */
function serverThat(answers: () => Promise<Response> | Response) {
  const asked: { path: string; init: RequestInit | undefined }[] = [];
  const gateway = createTireHotelHttpGateway(async (path, init) => {
    asked.push({ path: path instanceof Request ? path.url : String(path), init });
    return answers();
  });
  return { gateway, asked };
}

function problem(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error;
  }
}

describe('the tire hotel over /api', () => {
  it('keeps plates out of addresses', async () => {
    const { gateway, asked } = serverThat(() => problem(401, { code: 'NoSession', message: 'x' }));
    await Promise.all(
      [
        gateway.search('POL26K'),
        gateway.login('sealed-phone'),
        gateway.validate('sealed-code', '4711'),
        gateway.session(),
        gateway.logout(),
        gateway.timeslotDays('10.10016', { startDate: '2026-11-24', endDate: '2027-02-21', regNo: 'NOR' }),
        gateway.book('10.10016', booking, key),
      ].map(failure),
    );
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/tirehotel/authorization/search',
      '/api/tirehotel/authorization/login',
      '/api/tirehotel/authorization/validate',
      '/api/tirehotel/authorization/session',
      '/api/tirehotel/authorization/logout',
      '/api/tirehotel/booking/GetTimeslotDays?workshopIdentifier=10.10016',
      '/api/tirehotel/booking/create?departmentIdentifier=10.10016',
    ]);
    expect(asked.map(({ init }) => init?.body).slice(0, 4)).toEqual([
      '{"regNo":"POL26K"}',
      '{"encryptedPhoneNumber":"sealed-phone"}',
      '{"authToken":"sealed-code","otpToken":"4711"}',
      '{}',
    ]);
    expect(asked.every(({ init }) => init?.method === 'POST' && init.credentials === 'same-origin')).toBe(true);
    expect(new Headers(asked.at(-1)?.init?.headers).get('idempotency-key')).toBe(key);
  });

  it('carries the facts of an error', async () => {
    const body = { code: 'WrongCode', message: 'Koden stämmer inte.', triesLeft: 3 };
    const { gateway } = serverThat(() => problem(403, body, { 'retry-after': '4' }));
    const error = await failure(gateway.validate('token', '0000'));
    expect(error).toBeInstanceOf(TireHotelError);
    expect(error).toMatchObject({ ...body, retryAfterSeconds: 4 });
  });

  it.each([
    ['a page', () => new Response('<h1>Moving</h1>', { status: 200 })],
    ['half an answer', () => new Response('{"regNo": "PO', { status: 200 })],
    ['something else', () => new Response('{"regNo": 7}', { status: 200 })],
    ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a code that there is not', () => problem(500, { code: 'constructor', message: 'x' })],
  ])('says that the server has failed when it answers %s', async (_what, answer) => {
    const { gateway } = serverThat(answer);
    expect(await failure(gateway.search('POL26K'))).toMatchObject({ name: 'TireHotelError', code: 'ServerError' });
  });

  it('lets a broken network be what it is', async () => {
    const { gateway } = serverThat(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(gateway.search('POL26K'))).toBeInstanceOf(TypeError);
    expect(await failure(gateway.book('10.10016', booking, key))).toBeInstanceOf(TypeError);
  });

  it.each([
    ['took too long', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'OutcomeUnknown'],
    ['broke off', () => new Response('{"bookingConf', { status: 200 }), 'OutcomeUnknown'],
    ['is a proxy’s', () => new Response('<h1>Gateway timeout</h1>', { status: 504 }), 'OutcomeUnknown'],
    ['was refused before it came in', () => new Response('<h1>Too large</h1>', { status: 413 }), 'ServerError'],
    ['says that it failed', () => problem(502, { code: 'ServerError', message: 'Nej' }), 'ServerError'],
    ['reports an unknown outcome', () => problem(504, { code: 'OutcomeUnknown', message: 'Ring' }), 'OutcomeUnknown'],
  ])('knows what became of a booking whose answer %s', async (_what, answer, code) => {
    const { gateway } = serverThat(answer);
    expect(await failure(gateway.book('10.10016', booking, key))).toMatchObject({ name: 'TireHotelError', code });
  });

  it.each([
    ['took too long', () => Promise.reject(new DOMException('late', 'TimeoutError')), true],
    ['broke off', () => new Response('{"bookingConf', { status: 200 }), true],
    ['is a proxy’s', () => new Response('<h1>Gateway timeout</h1>', { status: 504 }), true],
    [
      'says that it can be checked',
      () => problem(504, { code: 'OutcomeUnknown', message: 'Ring', canCheck: true }),
      true,
    ],
    ['reports an unknown outcome', () => problem(504, { code: 'OutcomeUnknown', message: 'Ring' }), false],
  ])('knows whether a booking whose answer %s can be checked', async (_what, answer, canCheck) => {
    const { gateway } = serverThat(answer);
    expect(await failure(gateway.book('10.10016', booking, key))).toMatchObject({ code: 'OutcomeUnknown', canCheck });
  });

  it('leaves malformed wheels out', async () => {
    const good = {
      equipmentPosition: 'Vänster fram',
      wheel: { rimDiameter: 16, sectionWidth: 205, aspectRatio: 55, threadDepth: 6, threadStatusId: 0 },
    };
    const vehicle = {
      regNo: 'POL26K',
      tires: [good, { equipmentPosition: 'Höger fram', wheel: { rimDiameter: '16' } }, null],
    };
    const { gateway } = serverThat(() => new Response(JSON.stringify({ status: 0, vehicles: [vehicle, 7] })));
    const { vehicles } = await gateway.validate('token', '4711');
    expect(vehicles.map(({ tires }) => tires.length)).toEqual([1]);
  });

  it('keeps the message of another status', async () => {
    const blocked = serverThat(() => new Response(JSON.stringify({ status: 2, message: 'Spärrat', vehicles: [] })));
    expect(await blocked.gateway.validate('token', '4711')).toEqual({
      status: 2,
      message: 'Spärrat',
      vehicles: [],
      nextChanges: [],
    });
  });
});
