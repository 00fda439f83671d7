import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';
import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Dictionary keys of the texts of mails, text messages and calendar files about bookings. */
const keys = [
  'bookingMailHello',
  'bookingMailHelloNoName',
  'bookingMailTime',
  'bookingMailFullDay',
  'bookingMailBooked',
  'bookingMailBookedIntro',
  'bookingMailMoved',
  'bookingMailMovedIntro',
  'bookingMailChanged',
  'bookingMailChangedIntro',
  'bookingMailCancelled',
  'bookingMailCancelledIntro',
  'bookingMailReminder',
  'bookingMailReminderIntro',
  'bookingMailAskedAgain',
  'bookingMailAskedAgainIntro',
  'bookingMailCode',
  'bookingMailCodeText',
  'bookingMailNumber',
  'bookingMailWhen',
  'bookingMailCar',
  'bookingMailPlate',
  'bookingMailWorkshop',
  'bookingMailAddress',
  'bookingMailPhone',
  'bookingMailServices',
  'bookingMailUnits',
  'bookingMailTotal',
  'priceInclVat',
  'bookingMailIncluded',
  'bookingMailPriceMissing',
  'bookingMailPriceMissingNote',
  'bookingMailMedianNote',
  'bookingMailChange',
  'bookingMailChangeUntil',
  'bookingMailChangeOver',
  'bookingMailSecret',
  'bookingMailAgain',
  'bookingSmsBooked',
  'bookingSmsBookedNoLink',
  'bookingSmsMoved',
  'bookingSmsChanged',
  'bookingSmsCancelled',
  'bookingSmsReminder',
  'bookingMailWaitJoined',
  'bookingMailWaitJoinedIntro',
  'bookingMailWaitOffer',
  'bookingMailWaitOfferIntro',
  'bookingMailWaitBook',
  'bookingMailWaitLeave',
  'bookingSmsWaitOffer',
  'bookingMailToWorkshop',
  'bookingMailToWorkshopIntro',
  'bookingMailToWorkshopMoved',
  'bookingMailToWorkshopMovedIntro',
  'bookingMailToWorkshopChanged',
  'bookingMailToWorkshopChangedIntro',
  'bookingMailToWorkshopCancelled',
  'bookingMailToWorkshopCancelledIntro',
  'bookingMailCaseSubject',
  'bookingMailCaseIntro',
  'bookingMailCaseHelp',
  'bookingMailCase',
  'bookingMailCustomer',
  'bookingMailCustomerPhone',
  'bookingMailCustomerMail',
  'bookingMailMileage',
  'bookingMailMil',
  'bookingMailKm',
  'bookingMailMiles',
  'bookingMailMessage',
  'bookingMailLanguage',
  'bookingCalendarFile',
  'bookingCalendarSummary',
  'bookingCalendarFullDay',
  'bookingCalendarChange',
] as const;

/** Text used only by messages about wheel changes. */
const fullDayNote = 'bookingMailFullDayNote';

export type BookingMailText = (typeof keys)[number] | typeof fullDayNote;

/** Texts that wheel changes override, under keys with "wheel" in place of "booking". */
const keysOfWheelChanges: readonly BookingMailText[] = [
  fullDayNote,
  'bookingMailBooked',
  'bookingMailBookedIntro',
  'bookingMailMoved',
  'bookingMailMovedIntro',
  'bookingMailCancelled',
  'bookingMailCancelledIntro',
  'bookingMailReminder',
  'bookingMailReminderIntro',
  'bookingMailAskedAgain',
  'bookingMailAskedAgainIntro',
  'bookingMailWorkshop',
  'bookingMailServices',
  'bookingMailIncluded',
  'bookingMailChangeUntil',
  'bookingMailChangeOver',
  'bookingMailToWorkshop',
  'bookingMailToWorkshopIntro',
  'bookingMailToWorkshopMoved',
  'bookingMailToWorkshopMovedIntro',
  'bookingMailToWorkshopCancelled',
  'bookingMailToWorkshopCancelledIntro',
  'bookingCalendarFile',
  'bookingCalendarSummary',
];

const wheelKey = (key: BookingMailText): string => `wheel${key.replace('booking', '')}`;

/** Texts by key; "" leaves a text out. */
export type BookingMailTexts = Readonly<Record<BookingMailText, string>>;

/** @param dictionary the site's and the built-in texts in the reader's language */
export function bookingMailTexts(dictionary: Texts, kind: BookingKind = 'workshop'): BookingMailTexts {
  const own = new Set<BookingMailText>(kind === 'wheelChange' ? keysOfWheelChanges : []);
  const findText = (key: BookingMailText): string =>
    (own.has(key) ? dictionary[wheelKey(key)] : '') || dictionary[key] || '';
  return Object.fromEntries(([...keys, fullDayNote] as const).map((key) => [key, findText(key)])) as BookingMailTexts;
}
