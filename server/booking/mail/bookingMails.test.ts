import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { clockChangeTimes, manyZones } from '../../../test/fixtures/booking/clockChanges.ts';
import { calendarReaders } from '../../../test/fixtures/booking/readCalendar.ts';
import { platesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { mailSender } from '../../../test/fixtures/messages/mailSender.ts';
import { storedBooking, workshop } from '../../../test/fixtures/booking/storedBooking.ts';
import { plateWriter } from '../../../shared/site/plateWriter.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { bookingMailTexts } from './bookingMailTexts.ts';
import { customerMail } from './customerMail.ts';
import { workshopMail } from './workshopMail.ts';

const address = 'https://harbour-bil.example/verkstad/bokning#AbC-_123';
const bookAddress = 'https://harbour-bil.example/verkstad/boka';
const now = new Date('2026-11-20T10:00:00Z');

const facts = (change: Partial<StoredBooking> = {}): BookingFacts => ({
  kind: 'workshop',
  booking: storedBooking(change),
  workshop,
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  phones: { country: 'se', textedCountries: ['se'] },
  distanceUnit: 'mil',
  writePlate: plateWriter(platesOfCountry('se')),
  address,
  bookAddress,
  texts: bookingMailTexts(dictionaryTexts('sv')),
  language: 'sv',
  locale: 'sv-SE',
  sender: mailSender({ companyDetails: 'Harbour Bil AB\nOrg.nr 556000-0000' }),
});

/** With plain blanks in amounts. */
const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

describe('the mail to the customer', () => {
  it('confirms the appointment with its price', () => {
    const mail = customerMail('booked', facts(), now);
    expect(mail.to).toEqual({ name: 'Ada Żółć', address: 'ada@visitor.example' });
    expect(mail.subject).toBe('Bokning bekräftad: torsdag 26 november 2026 kl. 08:00, Harbour Bil Uppsala; verkstad');
    for (const line of [
      'Hej Ada!',
      'Bokningsnummer: 5F0C7A52',
      'Tid: torsdag 26 november 2026 kl. 08:00',
      'Verkstad: Harbour Bil Uppsala; verkstad',
      'Adress: Stålgatan 12, 754 50 Uppsala',
      'Telefon: 018-123 45 67',
      'Bil: Nordvik E60',
      'Registreringsnummer: ABC 123',
      'Originalservice: 3 495 kr',
      'Hyrbil × 2: 900 kr',
      'Felsökning, <b>: Pris efter besiktning*',
      'Totalt: 4 395 kr inkl. moms',
      address,
    ]) {
      expect(plain(mail.text).split('\n')).toContain(line);
    }
    expect(mail.senderName).toBe('Harbour Bil');
    expect(mail.text.endsWith('\n\nHarbour Bil AB\nOrg.nr 556000-0000\n')).toBe(true);
    expect(mail.text).toContain('Priserna är verkstadens');
    expect(mail.text).toContain('* Priset kan lämnas först');
    expect(mail.text).toContain('Det går till och med onsdag 25 november 2026 kl. 08:00.');
    const links = [...(mail.html ?? '').matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      expect.stringContaining('destination=Harbour%20Bil%20Uppsala'),
      'tel:+46181234567',
      address,
    ]);
    expect(mail.html).toContain('Felsökning, &lt;b&gt;');
  });

  it('has the calendar file of the booking as it stands', () => {
    const [file] = customerMail('moved', facts({ sequence: 3 }), now).attachments ?? [];
    expect(file).toMatchObject({ name: 'verkstadstid.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH' });
    expect(calendarReaders['ical.js']?.(file?.text ?? '')).toMatchObject({ sequence: 3, shown: '2026-11-26T08:00:00' });
    const cancelled = customerMail('cancelled', facts({ state: 'cancelled', sequence: 4 }), now);
    expect(cancelled.attachments?.[0]?.type).toContain('method=CANCEL');
    expect(cancelled.subject).toMatch(/^Avbokat: /);
    expect(cancelled.text).toContain(bookAddress);
    expect(cancelled.text).not.toContain(address);
    expect(cancelled.html).toContain('<del>Torsdag 26 november kl. 08:00</del>');
  });

  it('shows the door of the workshop in a reminder', () => {
    const sender = mailSender({ hosts: ['harbour-bil.example'] });
    const doorOf = (what: 'booked' | 'reminder', picture?: string): string | undefined => {
      const pictured = picture === undefined ? workshop : { ...workshop, picture };
      const { html = '' } = customerMail(what, { ...facts(), workshop: pictured, sender }, now);
      return /<img [^>]*>/.exec(html)?.[0];
    };
    expect(doorOf('reminder')).toBeUndefined();
    expect(doorOf('booked', '/media/door.webp')).toBeUndefined();
    const own = doorOf('reminder', '/media/door.webp');
    expect(own).toContain('src="https://harbour-bil.example/media/scaled?src=%2Fmedia%2Fdoor.webp&amp;w=768"');
    expect(own).toContain('alt="Harbour Bil Uppsala; verkstad"');
    expect(doorOf('reminder', 'https://a.example/b.jpg')).toContain('src="https://a.example/b.jpg"');
  });

  it('says when a car is left for the day', () => {
    const services = [{ code: 'felsokning', name: 'Felsökning', units: 1, price: 0, priceKnown: false }];
    const { text, subject } = customerMail('booked', facts({ isFullDay: true, services }), now);
    expect(subject).toContain('torsdag 26 november 2026, lämna bilen före kl. 08:00');
    expect(text).toContain('Felsökning: Pris efter besiktning*');
    expect(text).not.toMatch(/Totalt|medianpriser/);
  });

  it('sends who is too late to change it to the telephone', () => {
    const { text } = customerMail('reminder', facts(), new Date('2026-11-25T07:00:01Z'));
    expect(text).toContain('Ring verkstaden om du behöver ändra tiden.');
    expect(text).not.toContain('Det går till och med');
  });

  it.each([
    ['Win 1000 kr at https://evil.example', 'Hej!'],
    ['Ada\r\nBcc: everyone@example.com', 'Hej!'],
    ['<b>Ada</b>', 'Hej!'],
    ["Anna-Lisa D'Arc", "Hej Anna-Lisa D'Arc!"],
    ['Anna-Lisa O’Hara', 'Hej Anna-Lisa O’Hara!'],
  ])('greets %j with %j', (firstName, hello) => {
    const booking = storedBooking();
    const customer = { ...booking.request.customer, firstName };
    const mail = customerMail('booked', facts({ request: { ...booking.request, customer } }), now);
    expect(mail.text.split('\n')[0]).toBe(hello);
    expect(mail.to.name).toMatch(hello === 'Hej!' ? /^$/ : /^Anna-Lisa/);
    expect(mail.html).not.toContain('<b>Ada');
  });

  it('has the wordings of the dictionary where it has some', () => {
    const texts = bookingMailTexts({ ...dictionaryTexts('sv'), bookingMailBookedIntro: 'Vi ses på {site}!' });
    const { text } = customerMail('booked', { ...facts(), texts }, now);
    expect(text).toContain('Vi ses på Harbour Bil Uppsala; verkstad!');
    expect(text).toContain('Totalt: ');
  });
});

describe('the mail to the workshop', () => {
  it('is answered to the customer', () => {
    const mail = workshopMail('booked', facts());
    expect(mail.to.address).toBe('verkstad.uppsala@harbour.example');
    expect(mail.replyTo).toEqual({ name: 'Ada Żółć', address: 'ada@visitor.example' });
    expect(mail.subject).toBe('Ny bokning: torsdag 26 november 2026 kl. 08:00, ABC 123');
    for (const line of ['Bokningsnummer: 5F0C7A52', 'Kund: Ada Żółć', 'Kundens telefon: +46701234567']) {
      expect(mail.text.split('\n')).toContain(line);
    }
    expect(mail.text).toContain('Meddelande: Gnisslar fram till vänster');
    expect(mail.text).not.toContain('Kundens språk');
  });

  it('has numbers as its readers write them', () => {
    const booking = storedBooking({ language: 'fi' });
    const { text } = workshopMail('booked', facts({ ...booking, request: { ...booking.request, mileage: 12_500 } }));
    expect(plain(text)).toContain('Mätarställning: 12 500 mil');
    expect(text).toContain('Kundens språk: finska');
  });

  it("has neither the customer's link nor lines that the customer wrote to look like ours", () => {
    const booking = storedBooking();
    const request = {
      ...booking.request,
      freeText: 'Hej\nKund: Eva\u2028Telefon: 1',
      registrationNumber: 'ABC123\r\nX: 1',
    };
    for (const what of ['booked', 'moved', 'cancelled'] as const) {
      const { text, subject, html = '' } = workshopMail(what, facts({ request }));
      expect(text + html).not.toContain('AbC-_123');
      expect(text).toContain('Meddelande: Hej Kund: Eva Telefon: 1\n');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

describe('confirmation mail and calendar file', () => {
  it('have the stored time in every time zone of the process', async () => {
    const child = spawn(process.execPath, ['build/run.mjs', 'test/fixtures/booking/writeTimesInZones.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    const { written, wrong } = JSON.parse(said) as { written: number; wrong: string[] };
    expect(wrong).toEqual([]);
    expect(written).toBe(clockChangeTimes.length + (manyZones.length - 1) * 10 * 20);
  });
});

describe.each([
  [
    'en',
    'en-SE',
    'Hello Ada Żółć,',
    'Booking confirmed: Thursday 26 November 2026 at 08:00',
    'Manufacturer service: 3 495 kr',
  ],
  ['nb', 'nb-NO', 'Hei Ada!', 'Bestilling bekreftet: torsdag 26. november 2026 kl. 08:00', 'Merkeservice: 3 495 kr'],
  ['fi', 'fi-FI', 'Hei Ada!', 'Varaus vahvistettu: torstai 26. marraskuuta 2026 klo 8', 'Merkkihuolto: 3 495 SEK'],
  [
    'de',
    'de-DE',
    'Guten Tag Ada Żółć,',
    'Termin bestätigt: Donnerstag, 26. November 2026 um 8 Uhr',
    'Inspektion: 3.495 kr',
  ],
] as const)('the mail to a customer whose language is %s', (language, locale, hello, subject, service) => {
  const name = {
    sv: 'Originalservice',
    en: 'Manufacturer service',
    nb: 'Merkeservice',
    fi: 'Merkkihuolto',
    de: 'Inspektion',
  };
  const services = [{ code: 'originalservice', name, units: 1, price: 3495, priceKnown: true }];
  const own = {
    ...facts({ services, language }),
    language,
    locale,
    texts: bookingMailTexts(dictionaryTexts(language)),
  };
  const mail = customerMail('booked', own, now);

  it('greets as that language does', () => {
    expect(mail.text.split('\n')[0]).toBe(hello);
  });

  it('has the subject in it', () => {
    expect(mail.subject).toContain(subject);
  });

  it('has the amounts in that language', () => {
    expect(plain(mail.text)).toContain(service);
  });

  it('has no Swedish words', () => {
    expect(mail.text).not.toMatch(/\b(och|inte|välkommen|tjänster|priserna är)\b/i);
  });
});
