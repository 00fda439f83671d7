import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { TireHotelBackend } from '../../server/tirehotel/TireHotelBackend.ts';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { fakeTireHotel } from '../fixtures/fakeTireHotel.ts';
import { tireHotelServer } from './tireHotelServer.ts';

const root = '/api/tirehotel';
const plate = 'AAA001';
const booking = {
  bookingDate: '2026-03-05T08:30:00',
  bookingStart: '2026-03-05T08:30:00',
  regNo: plate,
  freeText: 'Hej',
  customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '0701740605' },
};

type Server = Awaited<ReturnType<typeof tireHotelServer>>;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function newServer(settings: Parameters<typeof tireHotelServer>[0] = {}): Promise<Server> {
  const server = await tireHotelServer(settings);
  ends.push(server.stop);
  return server;
}

describe('a wheel change whose answer was lost', () => {
  const jar = () => {
    const cookies = new Map<string, string>();
    return {
      take: (answer: { get(name: 'Set-Cookie'): string[] | undefined }) => {
        for (const set of answer.get('Set-Cookie') ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
      },
      text: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    };
  };

  /** A browser that keeps its cookies. */
  function browser({ address }: Server) {
    const kept = jar();
    return async (path: string, body: object = {}) => {
      const answer = await request(address).post(`${root}/${path}`).set('Cookie', kept.text()).send(body);
      kept.take(answer);
      return answer;
    };
  }

  const create = 'booking/create?departmentIdentifier=shop-1';
  const atWork = async (change: Partial<TireHotelBackend>) => {
    const server = await newServer({ change });
    const ask = browser(server);
    const customer = (await ask('authorization/search', { regNo: plate })).body as { encryptedPhoneNumber: string };
    const { encryptedPhoneNumber } = customer;
    const { authorizationToken: authToken } = (await ask('authorization/login', { encryptedPhoneNumber })).body as {
      authorizationToken: string;
    };
    await ask('authorization/validate', { authToken, otpToken: server.hotel.codeOf(plate) });
    return ask;
  };

  it.each([true, false])(
    'knows of a booking whose answer was lost, until it is settled (keys: %s)',
    async (honoursKeys) => {
      let lost = true;
      const { book } = fakeTireHotel();
      const ask = await atWork({
        honoursKeys,
        book: (...asked) => (lost ? Promise.reject(new TireHotelError('OutcomeUnknown')) : book(...asked)),
      });
      const answer = await ask(create, booking);
      expect(answer.status).toBe(504);
      expect(answer.body).toMatchObject({ code: 'OutcomeUnknown', ...(honoursKeys ? { canCheck: true } : {}) });
      const { attempt } = (await ask('authorization/session')).body as { attempt: { key: string } };
      expect(attempt).toMatchObject({ canCheck: honoursKeys, request: { customer: booking.customer } });
      lost = false;
      await ask(create, booking);
      expect((await ask('authorization/session')).body).toMatchObject({
        attempt: null,
        confirmation: { bookingConfirmationId: 'T-1' },
      });
    },
  );

  it('forgets it when the visitor starts over, and what was surely not booked at once', async () => {
    const errors = [new TireHotelError('OutcomeUnknown'), new TireHotelError('TimeTaken')];
    const ask = await atWork({ book: () => Promise.reject(errors.shift() ?? new Error('None.')) });
    await ask(create, booking);
    expect((await ask('booking/startOver')).status).toBe(204);
    expect((await ask('authorization/session')).body).toMatchObject({ attempt: null });
    expect((await ask(create, booking)).status).toBe(409);
    expect((await ask('authorization/session')).body).toMatchObject({ attempt: null });
  });
});
