import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BookingParts } from '../../../server/booking/Booking.ts';
import { noBookingLinks } from '../../../server/booking/links/noBookingLinks.ts';
import { openEmbeddedTireHotel } from '../../../server/composition/openEmbeddedTireHotel.ts';
import type { Mail, Sms } from '../../../server/messages/MessageTypes.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { loadTireHotelFiles } from '../../../server/tirehotel/embedded/files/loadTireHotelFiles.ts';
import { bookingSite, noBuiltInTexts } from '../../fixtures/booking/bookingSite.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';
import { bookingNow } from '../../fixtures/booking/embeddedBooking.ts';
import { harbourSite } from '../../fixtures/harbourSites.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';

const swedish = bookingSite(harbourSite('harbour-bil'), { origin: 'https://bil.example' });
const norwegian = bookingSite(harbourSite('harbour-bil-no'), { origin: 'https://norge.example' });
const sites = [swedish, norwegian] as const;

const locations = (site: string): string => `
workMinutes: 45
defaults:
  { lifts: 1, dropOffs: 0, noticeHours: 48, changeHours: 24, hours: { Monday–Friday: '07:00–16:00' }, deviations: {} }
locations:
  - { erpId: '1', name: Bil, department: Wheels, address: Kajen 1, position: [59.9, 17.6], phone: 018-17 00 00, email: a@bil.example }
  - { erpId: '2', ${site}, name: Bil, department: Wheels, address: Kaia 2, position: [60.4, 5.3], phone: 55 00 10 00, email: b@norge.example }
`;
const wheel =
  '{ name: Vintra, pattern: Winter, size: 205/55 R16 }, tires: [{ at: Front, depth: 6, status: 0, message: Good }]';
const vehicle = (plate: string, location: string): string =>
  `{ plate: ${plate}, brandCode: '', brand: Volvo, model: V60, package: basic, location: '${location}', wheel: ${wheel} }`;
const agreements = `
agreements:
  - { phone: 070-174 06 05, vehicles: [${vehicle('ABC123', '1')}] }
  - { phone: 912 34 567, vehicles: [${vehicle('AB12345', '2')}] }
`;

let contentFolder: string;
const write = async (site: string): Promise<void> => {
  await writeFile(join(contentFolder, 'tirehotel/locations.yaml'), locations(site));
};
beforeAll(async () => {
  contentFolder = await mkdtemp(join(tmpdir(), 'tire-countries-'));
  await mkdir(join(contentFolder, 'tirehotel'));
  await write('site: harbour-bil-no');
  await writeFile(join(contentFolder, 'tirehotel/packages.yaml'), 'packages: [{ productId: basic, level: Basic }]\n');
  await writeFile(join(contentFolder, 'tirehotel/agreements.yaml'), agreements);
});
afterAll(() => rm(contentFolder, { recursive: true }));

describeOnBothDatabases('a tire hotel in two countries', (emptyDatabase) => {
  const open = async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock(bookingNow);
    const outbox = createOutbox(storage, clock);
    const parts: BookingParts = {
      storage,
      outbox,
      content: { dictionary: () => Promise.resolve({}) },
      builtInTexts: { ...noBuiltInTexts, nb: dictionaryTexts('nb'), en: dictionaryTexts('en') },
      onBooked: () => undefined,
      clock,
      logger: silentLogger,
    };
    const linkSecret = 'a secret of the tests, of 32 signs';
    const settings = { contentFolder, excludesDemoData: false, linkSecret, senders: { mail: true, sms: true } };
    const own = await openEmbeddedTireHotel({ ...settings, sites, otherLinks: noBookingLinks() }, parts);
    const sent = async (kind: string): Promise<unknown[]> =>
      (await outbox.list({ kind, limit: 100 })).map(({ payload }) => payload);
    return { ...own, sent, clock };
  };

  it('has the public holidays of the country of each location', async () => {
    const { backend } = await open();
    const daysOf = async (location: string): Promise<string[]> => {
      const window = { startDate: '2027-01-04', endDate: '2027-01-08', regNo: 'ABC123' };
      return (await backend.timeslotDays(location, window)).availableDates.map(({ date }) => date.slice(-2));
    };
    // Epiphany, the sixth
    expect(await daysOf('1')).toEqual(['04', '05', '07', '08']);
    expect(await daysOf('2')).toEqual(['04', '05', '06', '07', '08']);
  });

  it("sends codes in the language of the phone's country", async () => {
    const { backend, sent } = await open();
    const { phoneToken, obfuscatedPhoneNumber } = await backend.search('AB12345');
    expect([phoneToken, obfuscatedPhoneNumber]).toEqual(['+4791234567', 'XXX XXX XX XX']);
    await backend.login(phoneToken, 'nb');
    await backend.login('+46701740605', 'nb');
    const texts = (await sent('sms')) as Sms[];
    const textTo = (phone: string): string => texts.find(({ to }) => to === phone)?.text ?? '';
    const wordsOf = (language: 'nb' | 'sv'): string =>
      (dictionaryTexts(language).tireCodeMessage ?? '').split('{')[0] ?? '';
    expect(textTo('+4791234567')).toMatch(new RegExp(`^${wordsOf('nb')}.*@norge\\.example`, 's'));
    expect(textTo('+46701740605')).toMatch(new RegExp(`^${wordsOf('sv')}.*@bil\\.example`, 's'));
  });

  it("books with the links of the location's site", async () => {
    const { backend, sent, links } = await open();
    const customer = {
      firstName: 'Ingrid',
      lastName: 'Hansen',
      email: 'ingrid@kunde.example',
      phoneMobile: '+4791234567',
    };
    const bookingStart = '2026-11-26T08:30:00';
    const request = { bookingDate: bookingStart, bookingStart, regNo: 'AB12345', freeText: '', customer };
    const { link = '' } = await backend.book('2', request, 'key-1', { language: 'nb' });
    const mail = ((await sent('mail')) as Mail[]).find(({ to }) => to.address === customer.email);
    expect(mail?.text).toContain(`https://norge.example/`);
    expect(mail?.text).toContain('Hjulskift');
    expect(await backend.nextChanges?.(['AB12345'], 'nb')).toMatchObject([{ appointmentTime: bookingStart, link }]);
    expect(await links.view(link)).toMatchObject({ timeSlot: bookingStart });
  });

  it('shows a wheel change as the next one up to the moment of its end', async () => {
    const { backend, clock } = await open();
    const customer = { firstName: 'Ada', lastName: 'Ek', email: 'ada@kund.example', phoneMobile: '+46701740605' };
    const bookingStart = '2026-11-26T08:30:00';
    const request = { bookingDate: bookingStart, bookingStart, regNo: 'ABC123', freeText: '', customer };
    await backend.book('1', request, 'key-1', { language: 'sv' });
    const shown = async (): Promise<string[] | undefined> =>
      (await backend.nextChanges?.(['ABC123'], 'sv'))?.map(({ appointmentTime }) => appointmentTime);
    clock.advance(Date.parse('2026-11-26T08:14:59.999Z') - clock.now().getTime()); // the work takes 45 minutes
    expect(await shown()).toEqual([bookingStart]);
    clock.advance(1);
    expect(await shown()).toEqual([]);
  });

  it('refuses a location of a site without a tire hotel', async () => {
    await write('site: elsewhere');
    const loaded = loadTireHotelFiles({ contentFolder, sites, logger: silentLogger });
    await expect(loaded).rejects.toThrow(
      /locations\.yaml:\d+: locations\[2\]\.site is not a site with features\.tireHotel; sites that have it: harbour-bil, harbour-bil-no\./,
    );
    await write('site: harbour-bil-no');
  });
});
