import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireValidated } from '../../shared/tirehotel/TireHotelTypes.ts';
import { bookingWindow } from '../../shared/tirehotel/wheelChangeRules.ts';
import { uppsala, wheelRequest } from '../fixtures/demo/ownTireHotel.ts';
import { catchFailure, catchOutcome, wrongCodeFor } from '../fixtures/tirehotel/tireVisitor.ts';
import type { TireHotelSubject } from './tireHotelGateways.ts';

const plate = 'POL26K';
const minute = 60_000;
const window = { ...bookingWindow('2026-11-21'), regNo: 'NOR' };
const thursday = { startDate: '2026-11-26', endDate: '2026-11-26', regNo: plate };
const review = { rating: 5, comment: 'Snabbt och enkelt', date: '2026-11-21T12:00:00.000Z' };

/** Contract of every tire hotel for visitors, over any back end with the demo's customers. */
export function tireHotelContract(name: string, newSubject: () => Promise<TireHotelSubject>): void {
  describe(`the tire hotel: ${name}`, () => {
    let subject: TireHotelSubject;
    beforeEach(async () => {
      subject = await newSubject();
    });

    /** Requests a code; returns its token. */
    async function askForCode(visitor: TireHotelGateway, regNo = plate): Promise<string> {
      subject.pass(1000);
      const { encryptedPhoneNumber } = await visitor.search(regNo);
      return (await visitor.login(encryptedPhoneNumber)).authorizationToken;
    }
    async function loggedIn(regNo = plate): Promise<TireHotelGateway> {
      const visitor = subject.visitor();
      const token = await askForCode(visitor, regNo);
      await visitor.validate(token, await subject.sentCode());
      return visitor;
    }
    const book = (visitor: TireHotelGateway, more: Parameters<typeof wheelRequest>[0] = {}, key = randomUUID()) =>
      visitor.book(uppsala, wheelRequest(more), key);

    it('finds the agreement of a plate', async () => {
      const found = await subject.visitor().search(plate);
      expect(found.regNo).toBe(plate);
      expect(found.obfuscatedPhoneNumber).toBe('07X XXX XX XX');
      expect(found.encryptedPhoneNumber).not.toContain('70174');
      expect(await catchOutcome(subject.visitor().search('XXX999'))).toBe('NoAgreement');
    });

    it('lets in the owner of the code', async () => {
      const visitor = subject.visitor();
      const token = await askForCode(visitor);
      const validated = await visitor.validate(token, await subject.sentCode());
      expect(validated).toMatchObject({
        status: 0,
        vehicles: [
          {
            regNo: plate,
            brandCode: 'NOR',
            name: 'Nordvik E60 Estate',
            location: { erpId: uppsala },
            tires: [
              { wheel: { threadDepth: 6.2, threadStatusId: 0 } },
              {},
              { equipmentPosition: 'Vänster bak', wheel: { threadStatusId: 1, sectionWidth: 235, rimDiameter: 19 } },
              {},
            ],
          },
        ],
      });
      expect(await visitor.session()).toEqual({ validated, confirmation: null, attempt: null });
    });

    it('takes a code once', async () => {
      const [visitor, thief] = [subject.visitor(), subject.visitor()];
      const token = await askForCode(visitor);
      const code = await subject.sentCode();
      await visitor.validate(token, code);
      expect(await catchOutcome(thief.validate(token, code))).toBe('CodeExpired');
      expect(await catchOutcome(thief.session())).toBe('NoSession');
    });

    it('says how many tries are left', async () => {
      const visitor = subject.visitor();
      const token = await askForCode(visitor);
      const wrong = wrongCodeFor(await subject.sentCode());
      const first = await catchFailure(visitor.validate(token, wrong));
      expect(first).toMatchObject({ code: 'WrongCode', triesLeft: 4 });
      const second = await catchFailure(visitor.validate(token, await subject.sentCode()));
      expect(second.code).toBe('TooMany');
      expect(second.retryAfterSeconds).toBeGreaterThan(0);
      for (const triesLeft of [3, 2, 1, 0]) {
        subject.pass(minute);
        expect(await catchFailure(visitor.validate(token, wrong))).toMatchObject({ code: 'WrongCode', triesLeft });
      }
      subject.pass(minute);
      expect(await catchOutcome(visitor.validate(token, await subject.sentCode()))).toBe('CodeExpired');
    });

    it('takes only the current code of its token', async () => {
      const visitor = subject.visitor();
      const first = await askForCode(visitor);
      const firstCode = await subject.sentCode();
      const second = await askForCode(visitor);
      expect(await catchOutcome(visitor.validate(first, firstCode))).toBe('CodeExpired');
      const secondCode = await subject.sentCode();
      expect(await catchOutcome(visitor.validate(`${second}x`, secondCode))).toBe('CodeExpired');
      subject.pass(10 * minute);
      expect(await catchOutcome(visitor.validate(second, secondCode))).toBe('CodeExpired');
      expect(await catchOutcome(visitor.login('made up'))).toBe('CodeExpired');
    });

    it('answers nothing without a session', async () => {
      const stranger = subject.visitor();
      const calls = [
        stranger.session(),
        stranger.timeslotDays(uppsala, window),
        stranger.timeslots(uppsala, thursday),
        book(stranger),
        stranger.review(review),
      ];
      expect(await Promise.all(calls.map(catchOutcome))).toEqual(Array(5).fill('NoSession'));
      expect(await catchOutcome(stranger.logout())).toBe('done');
    });

    it('ends a session after half an hour of silence', async () => {
      const [one, other] = [await loggedIn(), await loggedIn('DEMO02')];
      await one.logout();
      expect(await catchOutcome(one.session())).toBe('NoSession');
      expect(await catchOutcome(other.session())).toBe('done');
      subject.pass(31 * minute);
      expect(await catchOutcome(other.session())).toBe('NoSession');
    });

    it('has the times of each day', async () => {
      const visitor = await loggedIn();
      const { availableDates } = await visitor.timeslotDays(uppsala, window);
      const dates = availableDates.map(({ date }) => date.slice(0, 10));
      expect(dates).toContain('2026-11-26');
      expect(dates).not.toContain('2026-11-28'); // A Saturday.
      const { availableTimeSlotDates } = await visitor.timeslots(uppsala, thursday);
      const times = availableTimeSlotDates.flatMap(({ startTime }) => startTime);
      expect(times).toContain('2026-11-26T08:30:00');
      expect(times.every((time) => time.startsWith('2026-11-26T'))).toBe(true);
    });

    it('answers for the vehicle that was validated alone', async () => {
      const visitor = await loggedIn('DEMO02');
      const calls = [
        visitor.timeslotDays(uppsala, window),
        visitor.timeslots(uppsala, thursday),
        visitor.timeslots('10.10026', thursday),
        book(visitor),
        book(visitor, { regNo: 'DEMO02' }),
      ];
      expect(await Promise.all(calls.map(catchOutcome))).toEqual(Array(5).fill('OtherVehicle'));
    });

    it('confirms a wheel change for as long as the session lasts', async () => {
      const visitor = await loggedIn();
      const confirmation = await book(visitor);
      expect(confirmation).toMatchObject({
        bookingConfirmationId: expect.stringMatching(/./),
        customerBase: wheelRequest().customer,
        freeText: wheelRequest().freeText,
        services: [{ name: 'Hjulskifte', appointmentTime: '2026-11-26T08:30:00', isFullDay: false }],
      });
      expect(confirmation.services[0]?.workshop).toMatchObject({ name: expect.stringMatching(/Uppsala/) });
      expect((await visitor.session()).confirmation).toEqual(confirmation);
    });

    it('books once for a key', async () => {
      const visitor = await loggedIn();
      const key = randomUUID();
      const answers = [
        await book(visitor, {}, key),
        ...(await Promise.all([book(visitor, {}, key), book(visitor, {}, key)])),
      ];
      expect(new Set(answers.map(({ bookingConfirmationId }) => bookingConfirmationId)).size).toBe(1);
      const other = { bookingDate: '2026-11-27T08:30:00', bookingStart: '2026-11-27T08:30:00' };
      expect(await catchOutcome(book(visitor, other, key))).toBe('InvalidRequest');
    });

    it('says when a time is taken', async () => {
      const outcomes: string[] = [];
      // As many cars as there are lifts, and one more.
      for (const regNo of ['DEMO04', 'DEMO05', 'DEMOBIL', plate]) {
        outcomes.push(await catchOutcome(book(await loggedIn(regNo), { regNo })));
      }
      expect(outcomes).toEqual(['done', 'done', 'done', 'TimeTaken']);
      const visitor = await loggedIn();
      const past = { bookingDate: '2026-11-20T08:30:00', bookingStart: '2026-11-20T08:30:00' };
      expect(['InvalidRequest', 'TimeTaken']).toContain(await catchOutcome(book(visitor, past)));
    });

    it('takes a review', async () => {
      const visitor = await loggedIn();
      expect(await catchOutcome(visitor.review(review))).toBe('done');
    });

    it('limits searches from one address', async () => {
      const visitor = subject.visitor();
      const outcomes: string[] = [];
      for (let at = 0; at < 11; at += 1) outcomes.push(await catchOutcome(visitor.search(`XX${String(100 + at)}`)));
      expect(outcomes).toEqual([...Array<string>(10).fill('NoAgreement'), 'TooMany']);
      expect((await catchFailure(visitor.search(plate))).retryAfterSeconds).toBeGreaterThan(0);
      expect(await catchOutcome(subject.visitor().search(plate))).toBe('done');
    });
  });
}

/**
 * Contract of a tire hotel whose bookings are known here.
 * A vehicle can only have one wheel change at a time, and shows it.
 */
export function nextChangeContract(name: string, newSubject: () => Promise<TireHotelSubject>): void {
  describe(`the next wheel change through ${name}`, () => {
    let subject: TireHotelSubject;
    beforeEach(async () => {
      subject = await newSubject();
    });

    async function logIn(regNo: string): Promise<{ visitor: TireHotelGateway; validated: TireValidated }> {
      const visitor = subject.visitor();
      subject.pass(1000);
      const { encryptedPhoneNumber } = await visitor.search(regNo);
      const { authorizationToken } = await visitor.login(encryptedPhoneNumber);
      return { visitor, validated: await visitor.validate(authorizationToken, await subject.sentCode()) };
    }
    const visit = {
      regNo: plate,
      appointmentTime: '2026-11-26T08:30:00',
      isFullDay: false,
      place: 'Polhem Bil Uppsala, Däck och hjul',
    };

    it('is shown to the session that booked it', async () => {
      const { visitor, validated } = await logIn(plate);
      expect(validated.nextChanges).toEqual([]);
      const { bookingConfirmationId: number, link } = await visitor.book(uppsala, wheelRequest(), randomUUID());
      expect((await visitor.session()).validated.nextChanges).toEqual([{ ...visit, number, link }]);
      await visitor.logout();
      const again = await logIn(plate);
      expect(again.validated.nextChanges).toEqual([{ ...visit, number, link }]);
      expect((await logIn('DEMO04')).validated.nextChanges).toEqual([]);
    });

    it('refuses a time that overlaps it', async () => {
      const { visitor } = await logIn(plate);
      const at = (time: string) => wheelRequest({ bookingDate: time, bookingStart: time });
      await visitor.book(uppsala, at('2026-11-27T08:30:00'), randomUUID());
      expect(await catchOutcome(visitor.book(uppsala, at('2026-11-27T08:30:00'), randomUUID()))).toBe(
        'CarAlreadyBooked',
      );
      await visitor.book(uppsala, at('2026-11-26T08:30:00'), randomUUID());
      expect((await visitor.session()).validated.nextChanges).toMatchObject([visit]);
    });
  });
}
