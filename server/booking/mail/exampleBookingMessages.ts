import { capitalized } from '../../../shared/booking/times/timeTexts.ts';
import { isoClock, writtenClockText } from '../../../shared/kit/time/clockText.ts';
import type { BookingKind, BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { plateWriter } from '../../../shared/site/plateWriter.ts';
import type { Language, Texts } from '../../../shared/site/SiteTypes.ts';
import type { ExampleMessage } from '../../messages/ExampleMessage.ts';
import type { BookingSite } from '../BookingSite.ts';
import type { BookingWordings } from '../bookingTextSource.ts';
import { confirmationMail } from '../confirmByMail.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import type { MessagePage } from '../links/pageAddresses.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import { bookingSmsText } from '../sms/bookingSmsText.ts';
import { waitingJoinedMail, waitingOfferMail } from '../waiting/waitingMails.ts';
import { bookingCaseMail } from './bookingCaseMail.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { bookingMailTexts } from './bookingMailTexts.ts';
import { buildFacts } from './createBookingMessages.ts';
import { customerMail } from './customerMail.ts';
import { workshopMail } from './workshopMail.ts';

export interface BookingExampleOptions {
  site: BookingSite;
  language: Language;
  /** The site's texts in that language. */
  dictionary: Texts;
  kind: BookingKind;
  workshop: Workshop;
  /** Names of offerings; at least two. */
  services: readonly string[];
  /** "Nordvik E60" */
  car: string;
  /** Day of the booking: "2026-11-26". */
  day: string;
  now: Date;
}

const id = '5f0c7a52-5a1b-4d0e-9a77-3f2f4a1f5a10';
const link = 'AbC-_123AbC-_123AbC-_123AbC-_123AbC-_123AbC-_123A';
const customer = { firstName: 'Kim', lastName: 'Berg', phone: '', email: 'kim.berg@visitor.example' };
/** A price with minor units, one without, and an unknown one. */
const prices = [
  { price: 1795, units: 1 },
  { price: 89.5, units: 2 },
  { price: 0, units: 1 },
];

/** Messages about a booking of a site, as its customers and its workshop get them. */
export function exampleBookingMessages(options: BookingExampleOptions): ExampleMessage[] {
  const facts = exampleFacts(options);
  const { kind, site, now } = options;
  const { booking, texts, language, locale } = facts;
  const name = (what: string): string => (kind === 'workshop' ? what : `Wheel change: ${what}`);
  const wordings = { texts, language, locale, sender: site, dictionary: options.dictionary };
  const cancelled = { ...facts, booking: { ...booking, state: 'cancelled' as const } };
  const fullDay = { ...facts, booking: { ...booking, isFullDay: true } };
  const smsFacts = { ...booking, siteName: facts.workshop.siteName, phone: facts.workshop.phone };
  const sms = (what: 'booked' | 'moved' | 'changed' | 'cancelled' | 'reminder'): string =>
    bookingSmsText(what, { ...smsFacts, link: facts.address, texts, locale });
  const mails: ExampleMessage[] = [
    { name: name('confirmed'), mail: customerMail('booked', facts, now), sms: sms('booked') },
    { name: name('confirmed for a whole day'), mail: customerMail('booked', fullDay, now) },
    { name: name('moved'), mail: customerMail('moved', facts, now), sms: sms('moved') },
    { name: name('cancelled'), mail: customerMail('cancelled', cancelled, now), sms: sms('cancelled') },
    { name: name('reminder'), mail: customerMail('reminder', facts, now), sms: sms('reminder') },
    { name: name('booked twice'), mail: customerMail('askedAgain', facts, now) },
    { name: name('to the workshop'), mail: workshopMail('booked', facts) },
    { name: name('moved, to the workshop'), mail: workshopMail('moved', facts) },
    { name: name('cancelled, to the workshop'), mail: workshopMail('cancelled', cancelled) },
  ];
  if (kind === 'wheelChange') return mails;
  return [
    ...mails,
    { name: 'services changed', mail: customerMail('changed', facts, now), sms: sms('changed') },
    { name: 'services changed, to the workshop', mail: workshopMail('changed', facts) },
    { name: 'code', mail: confirmationMail(customer.email, '428913', wordings) },
    ...waitingMessages(options, facts, wordings),
    { name: 'unknown outcome, to the workshop', mail: caseMail(facts, wordings, site) },
  ].map((example) => ({ ...example, name: capitalized(example.name) }));
}

function exampleFacts(options: BookingExampleOptions): BookingFacts {
  const { site, language, dictionary, kind, workshop } = options;
  const locale = site.locales[language] ?? language;
  const texts = bookingMailTexts(dictionary, kind);
  return buildFacts(exampleBooking(options), workshop, {
    kind,
    timeZone: site.timeZone,
    currency: site.currency,
    phones: site,
    distanceUnit: site.distanceUnit,
    writePlate: plateWriter(site.plates),
    wordings: () => ({ texts, language, locale, sender: site, dictionary }),
    addressOf: () => `${pageAddress(options, 'pathToBooking')}#${link}`,
    bookAddress: () => pageAddress(options, kind === 'workshop' ? 'pathToWorkshopBooking' : 'pathToTireHotel'),
  });
}

function pageAddress({ site, dictionary, language }: BookingExampleOptions, page: MessagePage): string {
  const segment = language === site.languages[0] ? '' : `/${language}`;
  return `${site.origin}${segment}/${dictionary[page] ?? ''}`;
}

function exampleBooking({ site, kind, workshop, services, car, day, language }: BookingExampleOptions): StoredBooking {
  const timeSlot = `${day}T08:00:00`;
  const names = kind === 'workshop' ? services.slice(0, prices.length) : services.slice(0, 1);
  const request: BookingRequest = {
    customer: { ...customer, phone: workshop.phone },
    freeText: services.join(', '),
    departmentId: workshop.departmentId,
    timeSlot,
    isFullDay: false,
    registrationNumber: site.plates.example,
    mileage: 8200,
    serviceOfferingRequests: [],
  };
  return {
    id,
    state: 'booked',
    sequence: 0,
    site: site.name,
    country: site.country,
    departmentId: workshop.departmentId,
    timeSlot,
    isFullDay: false,
    minutes: 90,
    language,
    toldBySms: true,
    request,
    services: names.map((name, at) => {
      const { price, units } = prices[at] ?? { price: 0, units: 1 };
      return { code: name, name, units, price, priceKnown: price > 0 };
    }),
    car,
    createdAt: `${day}T00:00:00.000Z`,
    changedAt: `${day}T00:00:00.000Z`,
  };
}

function waitingMessages(
  options: BookingExampleOptions,
  { booking, workshop, texts, locale }: BookingFacts,
  wordings: BookingWordings,
): ExampleMessage[] {
  const { site, language, day } = options;
  const { timeSlot, isFullDay, minutes, departmentId } = booking;
  const { registrationNumber, serviceOfferingRequests, mileage } = booking.request;
  const wish = { departmentId, day, registrationNumber, serviceOfferingRequests, mileage };
  const entry = { id, site: site.name, language, request: { ...wish, email: customer.email, phone: '' } };
  const page = pageAddress(options, 'pathToWorkshopBooking');
  const [leaveAddress, holdAddress] = [`${page}#leave-${link}`, `${page}#hold-${link}`];
  const until = writtenClockText(isoClock(14 * 60 + 32), locale);
  const time = { timeSlot, isFullDay, minutes, start: 0, parts: [] };
  const base = { entry, workshop, wordings, leaveAddress };
  const offer = { ...base, time, until, holdAddress, phones: site, writePlate: plateWriter(site.plates) };
  const { siteName, phone } = workshop;
  const smsFacts = { id, timeSlot, isFullDay, siteName, phone, link: holdAddress, until, texts, locale };
  return [
    { name: 'waiting list', mail: waitingJoinedMail(base) },
    { name: 'waiting list, offer', mail: waitingOfferMail(offer), sms: bookingSmsText('waitOffer', smsFacts) },
  ];
}

function caseMail({ booking, workshop }: BookingFacts, wordings: BookingWordings, site: BookingSite) {
  const { request, services } = booking;
  const names = services.map(({ code }) => code);
  const details = { request, siteName: workshop.siteName, services: names };
  return bookingCaseMail(
    { key: id, details, to: { name: workshop.siteName, address: workshop.email } },
    wordings,
    site,
  );
}
