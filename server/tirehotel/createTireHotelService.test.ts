import { describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { fakeTireHotel } from '../../test/fixtures/tirehotel/fakeTireHotel.ts';
import { openTemporaryStorage } from '../../test/fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../test/fixtures/testClock.ts';
import {
  tireVisitor,
  catchFailure,
  catchOutcome,
  sentCode,
  wrongCodeFor,
} from '../../test/fixtures/tirehotel/tireVisitor.ts';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { UpstreamAnswerError, UpstreamStatusError, UpstreamTimeoutError } from '../upstream/upstreamErrors.ts';
import { createTireHotelService } from './createTireHotelService.ts';
import { tireHotelLimits } from './tireHotelLimits.ts';

const plate = 'AAA001';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

async function newService(more: { countsAddresses?: boolean } = {}) {
  const storage = await openTemporaryStorage();
  const clock = testClock('2026-03-02T08:00:00.000Z');
  const backend = fakeTireHotel();
  const logger = collectingLogger();
  const service = await createTireHotelService({ backend, storage, clock, logger, ...more });
  return { service, backend, clock, storage, logger };
}

describe('a code at the service', () => {
  it('that is right begins a session once', async () => {
    const { service, backend } = await newService();
    const visitor = tireVisitor(service);
    const token = await sentCode(visitor, plate);
    const { status, vehicles } = await visitor.ask().validate(token, backend.codeOf(plate));
    expect([status, vehicles.map(({ regNo }) => regNo)]).toEqual([0, ['AAA001', 'AAA002']]);
    expect(await visitor.ask().session()).toEqual({
      validated: { status, vehicles, nextChanges: [] },
      confirmation: null,
      attempt: null,
    });
    const again = await catchFailure(tireVisitor(service).ask().validate(token, backend.codeOf(plate)));
    expect(again).toMatchObject({ code: 'CodeExpired', message: 'The code is no longer valid. Request a new one.' });
  });

  it('is logged without personal data when it begins a session', async () => {
    const { service, backend, logger } = await newService();
    const visitor = tireVisitor(service);
    const token = await sentCode(visitor, plate);
    const signedIn = () => logger.lines.filter(({ event }) => event === 'tireHotel.signedIn');
    await catchFailure(visitor.ask().validate(token, wrongCodeFor(backend.codeOf(plate))));
    expect(signedIn()).toHaveLength(0);
    await visitor.ask().validate(await sentCode(visitor, plate), backend.codeOf(plate));
    expect(signedIn()).toHaveLength(1);
    expect(JSON.stringify(signedIn())).not.toMatch(/AAA00|phone/);
  });

  it('shows the vehicle that was searched for first', async () => {
    const { service, backend } = await newService();
    const visitor = tireVisitor(service);
    const token = await sentCode(visitor, 'AAA002');
    const { vehicles } = await visitor.ask().validate(token, backend.codeOf('AAA002'));
    expect(vehicles.map(({ regNo }) => regNo)).toEqual(['AAA002', 'AAA001']);
    expect((await visitor.ask().session()).validated.vehicles).toEqual(vehicles);
  });

  it('that is wrong makes one wait longer each time', async () => {
    const { service, backend, clock } = await newService();
    const visitor = tireVisitor(service);
    const token = await sentCode(visitor, plate);
    const wrong = wrongCodeFor(backend.codeOf(plate));
    const waits: (number | undefined)[] = [];
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const error = await catchFailure(visitor.ask().validate(token, wrong));
      expect(error).toMatchObject({ code: 'WrongCode', triesLeft });
      waits.push(error.retryAfterSeconds);
      if (triesLeft === 0) break;
      expect(error.message).toContain('The code is wrong. Try again. Attempts left:');
      const early = await catchFailure(visitor.ask().validate(token, backend.codeOf(plate)));
      expect(early).toMatchObject({ code: 'TooMany', retryAfterSeconds: error.retryAfterSeconds });
      clock.advance((error.retryAfterSeconds ?? 0) * 1000);
    }
    expect(waits).toEqual([1, 4, 15, 30, undefined]);
    expect(await catchFailure(visitor.ask().validate(token, backend.codeOf(plate)))).toMatchObject({
      code: 'CodeExpired',
    });
    expect([...backend.compared.values()]).toEqual([5]);
    expect(visitor.session).toBe('');
  });

  it('is reported to the owner of the phone when its plate is locked', async () => {
    const { service, backend, clock } = await newService();
    const { told } = backend;
    const visitor = tireVisitor(service);
    for (const tries of [5, 4]) {
      expect(told).toEqual([]);
      const token = await sentCode(visitor, plate);
      for (let number = 1; number <= tries; number += 1) {
        await catchFailure(visitor.ask().validate(token, wrongCodeFor(backend.codeOf(plate))));
        clock.advance(minuteMs);
      }
    }
    expect(told).toEqual(['phone AAA0']);
    const { encryptedPhoneNumber } = await visitor.ask().search(plate);
    const locked = await catchFailure(visitor.ask().login(encryptedPhoneNumber));
    expect([locked.code, (locked.retryAfterSeconds ?? 0) > 6 * 24 * 3600]).toEqual(['TooMany', true]);
    expect(told).toHaveLength(1);
  });

  it('ends when a new one is requested', async () => {
    const { service, backend } = await newService();
    const visitor = tireVisitor(service);
    const first = await sentCode(visitor, plate);
    const old = backend.codeOf(plate);
    await sentCode(visitor, plate);
    expect(await catchFailure(visitor.ask().validate(first, old))).toMatchObject({ code: 'CodeExpired' });
  });

  it('ends after ten minutes', async () => {
    const { service, backend, clock } = await newService();
    const visitor = tireVisitor(service);
    await sentCode(visitor, plate);
    const second = await sentCode(visitor, plate);
    clock.advance(10 * minuteMs);
    expect(await catchFailure(visitor.ask().validate(second, backend.codeOf(plate)))).toMatchObject({
      code: 'CodeExpired',
    });
    expect(backend.compared.size).toBe(0);
  });

  it('begins one session when it comes twice at once', async () => {
    const { service, backend } = await newService();
    const token = await sentCode(tireVisitor(service), plate);
    const visitors = Array.from({ length: 8 }, (_none, at) => tireVisitor(service, `192.0.2.${String(at)}`));
    const answers = await Promise.allSettled(visitors.map((each) => each.ask().validate(token, backend.codeOf(plate))));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(visitors.filter(({ session }) => session !== '')).toHaveLength(1);
  });

  it('is used once even when a second try began while the first was being compared', async () => {
    const { service, backend, clock } = await newService();
    const token = await sentCode(tireVisitor(service), plate);
    let open = (): void => undefined;
    backend.gate.wait = new Promise((resolve) => (open = resolve));
    const first = tireVisitor(service).ask().validate(token, backend.codeOf(plate));
    while (backend.compared.size === 0) await new Promise(setImmediate);
    clock.advance(5000);
    const second = tireVisitor(service).ask().validate(token, backend.codeOf(plate));
    while ([...backend.compared.values()][0] !== 2) await new Promise(setImmediate);
    open();
    const answers = await Promise.allSettled([first, second]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of another status than 0 gives no session', async () => {
    const { service, backend } = await newService();
    const visitor = tireVisitor(service);
    const token = await sentCode(visitor, plate);
    const message = `Kontot är\u0000 spärrat.\n${'x'.repeat(500)}`;
    backend.answersValidate.value = { status: 3, message, vehicles: [{ regNo: plate } as never] };
    const answer = await visitor.ask().validate(token, '1234');
    expect(answer).toMatchObject({ status: 3, vehicles: [] });
    expect(answer.message).toMatch(/^Kontot är {1,2}spärrat\. x+$/);
    expect(answer.message?.length).toBeLessThanOrEqual(200);
    expect(visitor.session).toBe('');
  });
});

describe('wrong tries at the service', () => {
  it('are limited to nine a plate in seven days', async () => {
    const { service, backend, clock, logger } = await newService();
    const wrongTry = async (address: string, token: string): Promise<TireHotelError> => {
      clock.advance(minuteMs);
      return catchFailure(
        tireVisitor(service, address)
          .ask()
          .validate(token, wrongCodeFor(backend.codeOf(plate))),
      );
    };
    const codes: string[] = [];
    let token = await sentCode(tireVisitor(service), plate);
    for (let made = 0; made < 9; made += 1) {
      if (made === 5) token = await sentCode(tireVisitor(service), plate);
      codes.push((await wrongTry(`192.0.2.${String(made)}`, token)).code);
    }
    expect(codes).toEqual(Array(9).fill('WrongCode'));
    const tenth = await catchFailure(tireVisitor(service).ask().validate(token, backend.codeOf(plate)));
    expect(tenth.code).toBe('TooMany');
    const locked = await catchFailure(sentCode(tireVisitor(service, '203.0.113.1'), plate));
    expect(locked.code).toBe('TooMany');
    expect(locked.message).toContain('Call the tire hotel');
    expect(locked.retryAfterSeconds).toBeGreaterThan(6 * 24 * 3600);
    expect(logger.lines.filter(({ event }) => event === 'tireHotel.limitReached').length).toBeGreaterThan(0);
    expect(JSON.stringify(logger.lines)).not.toContain(plate);

    clock.advance(7 * dayMs);
    const visitor = tireVisitor(service);
    await visitor.ask().validate(await sentCode(visitor, plate), backend.codeOf(plate));
    expect(visitor.session).not.toBe('');
  });

  it('stay counted when a right one comes between', async () => {
    const { service, backend, clock } = await newService({ countsAddresses: false });
    let wrong = 0;
    for (let round = 0; wrong < 20 && round < 30; round += 1) {
      clock.advance(3 * 60 * minuteMs);
      const visitor = tireVisitor(service);
      try {
        const token = await sentCode(visitor, plate);
        await catchFailure(visitor.ask().validate(token, wrongCodeFor(backend.codeOf(plate))));
        wrong += 1;
        clock.advance(minuteMs);
        await visitor.ask().validate(token, backend.codeOf(plate));
      } catch (error) {
        expect(error).toMatchObject({ code: 'TooMany' });
        break;
      }
    }
    expect(wrong).toBe(9);
  });

  it('are none when the tire system gave no answer', async () => {
    const { service, backend, clock } = await newService();
    const visitor = tireVisitor(service);
    const outages = [
      new Error(`cannot look up ${plate}`),
      new UpstreamTimeoutError('tireHotel', 8000),
      new TireHotelError('ServerError', {}, { cause: new UpstreamStatusError('tireHotel', 503, null) }),
    ];
    for (const outage of outages) {
      clock.advance(dayMs);
      const token = await sentCode(visitor, plate);
      backend.answersValidate.value = outage;
      for (let made = 0; made < 4; made += 1) {
        const error = await catchFailure(visitor.ask().validate(token, '1234'));
        expect(error).toMatchObject({ code: 'ServerError', message: 'Something went wrong. Try again later.' });
        clock.advance(minuteMs);
      }
      backend.answersValidate.value = null;
      expect((await visitor.ask().validate(token, backend.codeOf(plate))).status).toBe(0);
    }
  });

  it.each<[string, Error]>([
    ['a bare 500', new UpstreamStatusError('tireHotel', 500, null)],
    ['an answer of another shape', new UpstreamAnswerError('tireHotel', 'no JSON')],
    ['another error of its own', new TireHotelError('InvalidRequest')],
  ])('are those too that the tire system answers by %s', async (_name, answer) => {
    const { service, backend, clock } = await newService({ countsAddresses: false });
    backend.answersValidate.value = answer;
    for (let made = 0; made < 30; made += 1) {
      clock.advance(3 * 60 * minuteMs);
      const token = await sentCode(tireVisitor(service), plate).catch(() => '');
      await catchOutcome(tireVisitor(service).ask().validate(token, '1234'));
    }
    expect([...backend.compared.values()].reduce((sum, each) => sum + each, 0)).toBe(9);
  });
});

describe('limits of the service', () => {
  it('stop one address that reads a thousand plates', async () => {
    const { service, clock } = await newService();
    let found = 0;
    for (let number = 1; number <= 999; number += 1) {
      const regNo = `AAA${String(number).padStart(3, '0')}`;
      clock.advance(30_000);
      const outcome = await catchOutcome(tireVisitor(service).ask().search(regNo));
      expect(['done', 'TooMany']).toContain(outcome);
      if (outcome === 'done') found += 1;
    }
    expect(found).toBe(60);
  });

  it('are met equally by known plates as by unknown ones', async () => {
    const answers = async (regNo: string): Promise<string[]> => {
      const { service } = await newService();
      const codes: string[] = [];
      for (let made = 0; made < 40; made += 1) {
        const outcome = await catchOutcome(
          tireVisitor(service, `192.0.2.${String(made)}`)
            .ask()
            .search(regNo),
        );
        codes.push(outcome === 'done' ? 'NoAgreement' : outcome);
      }
      return codes;
    };
    const known = await answers(plate);
    expect(known).toEqual(await answers('XYZ999'));
    expect(known.filter((code) => code === 'TooMany')).toHaveLength(10);
  });

  it('let a phone have five codes an hour', async () => {
    const { service, clock } = await newService({ countsAddresses: false });
    const send = (number: number): Promise<string> =>
      catchOutcome(sentCode(tireVisitor(service), `AAA00${String(number)}`));
    const sent: string[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      for (let number = 1; number <= 6; number += 1) sent.push(await send(number));
      clock.advance(60 * minuteMs);
    }
    expect(sent.filter((answer) => answer === 'done')).toHaveLength(10);
    expect(sent[5]).toBe('TooMany');
    clock.advance(21 * 60 * minuteMs);
    expect(await send(1)).toBe('done');
  });

  it('have no entry without a number', () => {
    for (const each of Object.values(tireHotelLimits)
      .flatMap((by) => Object.values(by))
      .flat()) {
      expect(each.most).toBeGreaterThan(0);
      expect(each.forMs).toBeGreaterThan(0);
    }
  });
});
