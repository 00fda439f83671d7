import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import { bookingWindow } from '../../../shared/tirehotel/wheelChangeRules.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { enkoping, malmo, nykoping, tireHouse, uppsala, wheelRequest } from '../../fixtures/demo/ownTireHotel.ts';
import { calendarReaders } from '../../fixtures/booking/readCalendar.ts';
import { catchOutcome } from '../../fixtures/tirehotel/tireVisitor.ts';

const visitor = 'asa@example.test';
const window = { ...bookingWindow('2026-11-21'), regNo: 'POL26K' };
const thursday = { startDate: '2026-11-26', endDate: '2026-11-26', regNo: 'POL26K' };

describeOnBothDatabases('wheel changes', (emptyDatabase) => {
  it('are offered from three days to three months ahead', async () => {
    const { backend } = await tireHouse(await (await emptyDatabase()).open());
    // The requested number may be a brand code.
    const days = await backend.timeslotDays(uppsala, { ...window, regNo: 'NOR' });
    const dates = days.availableDates.map(({ date }) => date);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-24', '2027-02-19']);
    expect(dates).not.toContain('2026-12-24');
    expect(dates).not.toContain('2026-11-28'); // a Saturday
    expect((await backend.timeslots(uppsala, thursday)).availableTimeSlotDates).toEqual([
      { startTime: expect.arrayContaining(['2026-11-26T07:00:00', '2026-11-26T16:00:00']) },
    ]);

    const forTheDay = (await backend.timeslotDays(nykoping, window)).availableDates;
    expect(forTheDay).toContainEqual({ date: '2026-11-26' });
    expect(await backend.timeslots(nykoping, thursday)).toEqual({ availableTimeSlotDates: [] });
    expect(await backend.timeslotDays(enkoping, window)).toEqual({ availableDates: [] });
    expect(await catchOutcome(backend.timeslotDays('10.99999', window))).toBe('InvalidRequest');
    expect(await catchOutcome(backend.timeslotDays(uppsala, { ...window, startDate: '2026-13-01' }))).toBe(
      'InvalidRequest',
    );
    const far = { ...window, startDate: '1926-01-01', endDate: '9999-12-31' };
    expect((await backend.timeslotDays(uppsala, far)).availableDates.at(-1)?.date).toBe(addDays('2026-11-21', 90));
  });

  it('are confirmed once per key', async () => {
    const { backend, mailsTo } = await tireHouse(await (await emptyDatabase()).open());
    const key = randomUUID();
    const booked = await backend.book(uppsala, wheelRequest(), key);
    expect(booked).toEqual({
      bookingConfirmationId: expect.stringMatching(/^[\dA-F]{8}$/),
      customerBase: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '+46701740605' },
      services: [
        {
          name: 'Hjulskifte',
          appointmentTime: '2026-11-26T08:30:00',
          isFullDay: false,
          workshop: {
            name: 'Polhem Bil Uppsala, Däck och hjul',
            address: 'Stålgatan 12, 754 50 Uppsala',
            email: 'dack.uppsala@polhem.example',
            phoneNumber: '018-123 45 60',
          },
        },
      ],
      freeText: 'Fälgnyckeln ligger i handskfacket.',
      mailed: true,
      link: expect.stringMatching(/^[\w-]{48}$/),
    });
    expect(await backend.book(uppsala, wheelRequest(), key)).toEqual(booked);
    expect(await mailsTo(visitor)).toHaveLength(1);
    expect(await mailsTo('dack.uppsala@polhem.example')).toHaveLength(1);
    const other = wheelRequest({ bookingDate: '2026-11-26T09:30:00', bookingStart: '2026-11-26T09:30:00' });
    expect(await catchOutcome(backend.book(uppsala, other, key))).toBe('InvalidRequest');
  });

  it('leave the car for the day where no time was chosen', async () => {
    const { backend, mailsTo } = await tireHouse(await (await emptyDatabase()).open());
    const forTheDay = wheelRequest({ bookingDate: '2026-11-26T00:00:00', bookingStart: null, regNo: 'DEMO07' });
    const { services } = await backend.book(nykoping, forTheDay, randomUUID());
    expect(services).toMatchObject([{ appointmentTime: '2026-11-26T08:00:00', isFullDay: true }]);
    expect((await mailsTo(visitor))[0]?.text).toContain('Däckhotellet hör av sig om en annan tid');
    // Malmö accepts no cars for the day.
    expect(await catchOutcome(backend.book(malmo, forTheDay, randomUUID()))).toBe('TimeTaken');
  });

  it('are refused where the request cannot be one', async () => {
    const { backend } = await tireHouse(await (await emptyDatabase()).open());
    const refused = [
      wheelRequest({ regNo: 'NOBODY1' }),
      wheelRequest({ bookingDate: '2026-11-27T08:30:00' }),
      wheelRequest({ bookingDate: '2026-11-26T08:31:00', bookingStart: '2026-11-26T08:31:00' }),
      wheelRequest({ bookingDate: '2027-03-01T08:30:00', bookingStart: '2027-03-01T08:30:00' }),
    ];
    for (const request of refused) {
      expect(await catchOutcome(backend.book(uppsala, request, randomUUID()))).toBe('InvalidRequest');
    }
    const tooSoon = wheelRequest({ bookingDate: '2026-11-23T08:00:00', bookingStart: '2026-11-23T08:00:00' });
    expect(await catchOutcome(backend.book(uppsala, tooSoon, randomUUID()))).toBe('TimeTaken');
  });

  it('give the last place to one of a hundred concurrent requests', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const { backend } = await tireHouse(storage);
    const { backend: backendToo } = await tireHouse(await database.open());
    await backend.book(malmo, wheelRequest({ regNo: 'DEMO03' }), randomUUID()); // of two lifts
    const cars = ['POL26K', 'DEMO02', 'DEMO04', 'DEMO05', 'DEMO06', 'DEMO07', 'DEMO08', 'DEMOBIL'];
    const asked = Array.from({ length: 50 }, (_none, at) => ({
      key: randomUUID(),
      request: wheelRequest({ regNo: cars[at % cars.length] ?? '' }),
    }));
    const outcomes = await Promise.all(
      asked.flatMap(({ key, request }) =>
        [backend, backendToo].map((one) => catchOutcome(one.book(malmo, request, key))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2); // Both responses to the winning key.
    // The other keys of the winner's car are refused because it is booked.
    expect(new Set(outcomes)).toEqual(new Set(['done', 'TimeTaken', 'CarAlreadyBooked']));
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
  });

  it('are mailed with a calendar file', async () => {
    const { backend, mailsTo, deliver, clock } = await tireHouse(await (await emptyDatabase()).open());
    await backend.book(uppsala, wheelRequest(), randomUUID());
    const [mail] = await mailsTo(visitor);
    const [toWorkshop] = await mailsTo('dack.uppsala@polhem.example');
    expect(mail?.subject).toBe(
      'Hjulskifte bokat: torsdag 26 november 2026 kl. 08:30, Polhem Bil Uppsala, Däck och hjul',
    );
    expect(mail?.text).toContain('Hjulskifte: Ingår i ditt däckpaket');
    expect(mail?.text).toContain('Bil: Nordvik E60 Estate');
    expect(mail?.text).toMatch(/https:\/\/bil\.example\/verkstad\/bokning#[\w-]{48}/);
    expect(`${mail?.text ?? ''}${toWorkshop?.text ?? ''}`).not.toMatch(/\bkr\b|Totalt|median|undefined/);
    const [file] = mail?.attachments ?? [];
    expect(file?.name).toBe('hjulskifte.ics');
    expect(file && 'text' in file ? file.text : '').toContain('SUMMARY:Hjulskifte hos Polhem Bil Uppsala');
    expect(calendarReaders['ical.js']?.(file && 'text' in file ? file.text : '')).toMatchObject({
      shown: '2026-11-26T08:30:00',
    });
    expect(toWorkshop?.subject).toBe('Nytt hjulskifte: torsdag 26 november 2026 kl. 08:30, POL 26K');
    clock.advance(4 * 24 * 60 * 60_000); // a day before
    await deliver();
    expect((await mailsTo(visitor)).at(-1)?.subject).toMatch(/^Påminnelse om hjulskifte: torsdag 26 november/);
  });

  it('are managed by their links', async () => {
    const asked: string[] = [];
    const otherLinks = {
      view: (link: string) => {
        asked.push(link);
        return Promise.reject(new Error('not here'));
      },
    } as Partial<BookingLinkGateway> as BookingLinkGateway;
    const storage = await (await emptyDatabase()).open();
    const { backend, links, mailsTo, clock } = await tireHouse(storage, { otherLinks });
    const { link = '' } = await backend.book(uppsala, wheelRequest(), randomUUID());
    expect(await links.view(link)).toMatchObject({
      kind: 'wheelChange',
      siteName: 'Polhem Bil Uppsala, Däck och hjul',
      maskedRegistrationNumber: 'POL 2••',
      car: 'Nordvik E60 Estate',
    });
    expect((await links.timeslots(link, '2026-11-23')).find(({ date }) => date === '2026-11-27')).toMatchObject({
      allDaySlotAvailable: true,
    });
    const moved = await links.move(link, { timeSlot: '2026-11-27T10:00:00', isFullDay: false });
    expect(moved.timeSlot).toBe('2026-11-27T10:00:00');
    expect(await links.calendar(link)).toContain('SEQUENCE:1');
    clock.advance(1000);
    expect((await links.cancel(link)).state).toBe('cancelled');
    expect((await mailsTo(visitor)).at(-1)?.subject).toMatch(/^Hjulskifte avbokat/);
    await expect(links.view('x'.repeat(48))).rejects.toThrow('not here');
    expect(asked).toEqual(['x'.repeat(48)]);
  });
});
