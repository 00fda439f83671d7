import { bookingNumber } from '../../../shared/booking/request/bookingNumber.ts';
import { withCarNumbers } from '../../../shared/booking/request/describedCar.ts';
import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';
import { directionsAddress } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { moneyText, numberText } from '../../../shared/catalogue/moneyText.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { textIn } from '../../../shared/site/LocalizedText.ts';
import type { Currency, DistanceUnit, Language } from '../../../shared/site/SiteTypes.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import { slotHeadline, slotWords } from '../slotWords.ts';
import type { SitePhones } from '../sms/smsNumber.ts';
import type { BookingMailTexts } from './bookingMailTexts.ts';
import { internationalPhone } from '../../messages/internationalPhone.ts';
import { inHead, quiet } from '../../messages/mail/MailContent.ts';
import type { MailHead, MailPart, MailRow, MailSender } from '../../messages/mail/MailContent.ts';
import { subjectLabel } from '../../messages/mail/subjectLabel.ts';

/** Data of a mail about a booking. */
export interface BookingFacts {
  kind: BookingKind;
  booking: StoredBooking;
  workshop: Workshop;
  texts: BookingMailTexts;
  /** Language of the reader, for names of services and workshops. */
  language: Language;
  /** BCP 47 tag for dates and amounts. */
  locale: string;
  sender: MailSender;
  /** IANA name of the workshop's time zone. */
  timeZone: string;
  currency: Currency;
  phones: SitePhones;
  /** Unit of the customer's mileage. */
  distanceUnit: DistanceUnit;
  /** Formats a registration number as people write it. */
  writePlate: (registrationNumber: string) => string;
  /** URL of the page that shows the booking, with its link. */
  address: string;
  /** URL of the booking page. */
  bookAddress: string;
}

/**
 * Head of a mail about a booking: time, registration plate and car.
 * @param subject the text of the subject, whose first words are the label
 */
export function bookingHead({ booking, texts, locale, writePlate }: BookingFacts, subject: string): MailHead {
  return {
    label: subjectLabel(subject),
    headline: slotHeadline(booking, texts, locale),
    plate: writePlate(oneLine(booking.request.registrationNumber)),
    car: withCarNumbers(booking.car, booking.request.described),
  };
}

/** Words after the subject in lists of mails: "Originalservice · Stålgatan 12, 754 50 Uppsala". */
export function bookingPreheader({ booking, workshop, language }: BookingFacts): string {
  return [...booking.services.map(({ name }) => textIn(name, language)), workshop.address].filter(Boolean).join(' · ');
}

/** Rows with time and car, which the head of the HTML has, and with workshop and booking number. */
export function placeAndTime(facts: BookingFacts): MailPart[] {
  const { booking, workshop, texts, language, locale, writePlate, phones } = facts;
  return [
    inHead({
      kind: 'rows',
      rows: [
        [texts.bookingMailWhen, slotWords(booking, texts, locale)],
        [texts.bookingMailCar, withCarNumbers(booking.car, booking.request.described)],
        [texts.bookingMailPlate, writePlate(oneLine(booking.request.registrationNumber))],
      ],
    }),
    {
      kind: 'rows',
      rows: [
        ...workshopRows({ ...workshop, siteName: siteNameIn(workshop, language) }, texts, phones.country),
        [texts.bookingMailNumber, bookingNumber(booking.id)],
      ],
    },
  ];
}

/**
 * Rows with the name of a workshop, its address on a map and its phone.
 * @param country ISO 3166-1 alpha-2 of phone numbers without a country code
 */
export function workshopRows(
  { siteName, address, phone }: Pick<Workshop, 'siteName' | 'address' | 'phone'>,
  texts: BookingMailTexts,
  country: string,
): MailRow[] {
  const called = internationalPhone(phone, country);
  const map = directionsAddress({ site_official_name: siteName, site_street: address });
  return [
    [texts.bookingMailWorkshop, siteName],
    [texts.bookingMailAddress, address, map],
    called === null ? [texts.bookingMailPhone, phone] : [texts.bookingMailPhone, phone, `tel:${called}`],
  ];
}

/**
 * Rows with services, prices and total; an unknown price is labelled and counts as 0.
 * A wheel change has no prices: it is included in the package.
 */
export function servicesAndTotal({ kind, booking, texts, language, locale, currency }: BookingFacts): MailPart[] {
  if (kind === 'wheelChange') {
    const rows = booking.services.map(({ name }): [string, string] => [
      textIn(name, language),
      texts.bookingMailIncluded,
    ]);
    return [{ kind: 'prices', title: texts.bookingMailServices, rows, hasTotal: false }];
  }
  const rows = booking.services.map(({ name, units, price, priceKnown }): [string, string] => [
    units > 1 ? fillText(texts.bookingMailUnits, { name: textIn(name, language), units }) : textIn(name, language),
    priceKnown ? priceText(price * units, locale, currency) : texts.bookingMailPriceMissing,
  ]);
  const pricedServices = booking.services.filter(({ priceKnown }) => priceKnown);
  const total = pricedServices.reduce((sum, { price, units }) => sum + price * units, 0);
  const notes = [
    ...(pricedServices.length > 0 ? [texts.bookingMailMedianNote] : []),
    ...(pricedServices.length < booking.services.length ? [texts.bookingMailPriceMissingNote] : []),
  ];
  return [
    {
      kind: 'prices',
      title: texts.bookingMailServices,
      hasTotal: pricedServices.length > 0,
      rows:
        pricedServices.length > 0
          ? [...rows, [texts.bookingMailTotal, `${priceText(total, locale, currency)} ${texts.priceInclVat}`.trim()]]
          : rows,
    },
    quiet(notes.join('\n')),
  ];
}

/** "1 234 kr", "£89.50": minor units only if there are any. */
function priceText(amount: number, locale: string, currency: Currency): string {
  return moneyText(amount, locale, currency, Number.isInteger(amount) ? 0 : 2);
}

const mileageTexts = { mil: 'bookingMailMil', km: 'bookingMailKm', miles: 'bookingMailMiles' } as const;

/** "12 500 km"; "" for none. */
export function mileageText(
  mileage: number | null,
  distanceUnit: DistanceUnit,
  { texts, locale }: Pick<BookingFacts, 'texts' | 'locale'>,
): string {
  return mileage === null ? '' : fillText(texts[mileageTexts[distanceUnit]], { mileage: numberText(mileage, locale) });
}

/** Strips line breaks and control characters from user input, which could pass for lines of the mail. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
