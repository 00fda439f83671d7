import { bookingNumber } from '../../../shared/booking/request/bookingNumber.ts';
import { withCarNumbers } from '../../../shared/booking/request/describedCar.ts';
import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';
import { moneyText, numberText } from '../../../shared/catalogue/moneyText.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { textIn } from '../../../shared/site/LocalizedText.ts';
import type { Currency, DistanceUnit, Language } from '../../../shared/site/SiteTypes.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import { slotWords } from '../slotWords.ts';
import type { SitePhones } from '../sms/smsNumber.ts';
import type { BookingMailTexts } from './bookingMailTexts.ts';
import { paragraph } from '../../messages/mailParts.ts';
import type { MailPart, MailSender } from '../../messages/mailParts.ts';

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

/** Rows with booking number, time, workshop and car. */
export function placeAndTime({ booking, workshop, texts, language, locale, writePlate }: BookingFacts): MailPart {
  return {
    kind: 'rows',
    rows: [
      [texts.bookingMailNumber, bookingNumber(booking.id)],
      [texts.bookingMailWhen, slotWords(booking, texts, locale)],
      [texts.bookingMailWorkshop, siteNameIn(workshop, language)],
      [texts.bookingMailAddress, workshop.address],
      [texts.bookingMailPhone, workshop.phone],
      [texts.bookingMailCar, withCarNumbers(booking.car, booking.request.described)],
      [texts.bookingMailPlate, writePlate(oneLine(booking.request.registrationNumber))],
    ],
  };
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
    return [{ kind: 'rows', title: texts.bookingMailServices, rows }];
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
      kind: 'rows',
      title: texts.bookingMailServices,
      rows:
        pricedServices.length > 0
          ? [...rows, [texts.bookingMailTotal, `${priceText(total, locale, currency)} ${texts.priceInclVat}`.trim()]]
          : rows,
    },
    paragraph(notes.join('\n')),
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
