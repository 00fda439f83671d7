import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';
import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of mails and calendar files about bookings; a dictionary that has one of the keys goes before them. */
const builtIn = {
  bookingMailHello: 'Hej {name}!',
  bookingMailHelloNoName: 'Hej!',
  bookingMailTime: '{day} kl. {clock}',
  bookingMailFullDay: '{day}, lämna bilen före kl. {clock}',
  /** "" says nothing. */
  bookingMailFullDayNote: '',

  bookingMailBooked: 'Bokning bekräftad: {time}, {site}',
  bookingMailBookedIntro: 'Din tid hos {site} är bokad. Välkommen!',
  bookingMailMoved: 'Ny tid: {time}, {site}',
  bookingMailMovedIntro: 'Din tid hos {site} är ombokad. Det här är den nya tiden.',
  bookingMailChanged: 'Ändrad bokning: {time}, {site}',
  bookingMailChangedIntro: 'Tjänsterna i din bokning hos {site} är ändrade. Det här gäller nu.',
  bookingMailCancelled: 'Avbokat: {time}, {site}',
  bookingMailCancelledIntro: 'Din tid hos {site} är avbokad. Du behöver inte göra något mer.',
  bookingMailReminder: 'Påminnelse: {time}, {site}',
  bookingMailReminderIntro: 'Vi påminner om din tid hos {site}.',

  bookingMailAskedAgain: 'Bilen har redan en tid: {time}, {site}',
  bookingMailAskedAgainIntro:
    'Någon försökte boka en tid till för din bil med dina kontaktuppgifter. Bilen har redan den här tiden hos {site}, så ingen ny tid är bokad.',

  bookingMailNumber: 'Bokningsnummer',
  bookingMailWhen: 'Tid',
  bookingMailCar: 'Bil',
  bookingMailPlate: 'Registreringsnummer',
  bookingMailWorkshop: 'Verkstad',
  bookingMailAddress: 'Adress',
  bookingMailPhone: 'Telefon',
  bookingMailServices: 'Tjänster',
  bookingMailUnits: '{name} × {units}',
  bookingMailTotal: 'Totalt',
  bookingMailIncluded: 'Ingår',
  bookingMailPriceMissing: 'Pris saknas*',
  bookingMailPriceMissingNote: '* Priset kan lämnas först när verkstaden har sett bilen. Det ingår inte i totalen.',
  bookingMailMedianNote:
    'Priserna är verkstadens för de här tjänsterna. Behövs något mer ringer verkstaden innan den gör det.',
  bookingMailChange: 'Se, boka om eller avboka tiden',
  bookingMailChangeUntil: 'Det går till och med {time}. Ring verkstaden därefter.',
  bookingMailChangeOver: 'Ring verkstaden om du behöver ändra tiden.',
  bookingMailSecret: 'Länken är personlig: den som har den kan ändra tiden.',
  bookingMailAgain: 'Boka en ny tid',

  bookingSmsBooked: '{site}: din tid är bokad, {time}. Bokningsnummer {number}. Se eller ändra: {link}',
  /** Where bookings have no links. */
  bookingSmsBookedNoLink: '{site}: din tid är bokad, {time}. Bokningsnummer {number}.',
  bookingSmsMoved: '{site}: din nya tid är {time}. Bokningsnummer {number}. Se eller ändra: {link}',
  bookingSmsChanged: '{site}: din bokning är ändrad. Tid: {time}. Bokningsnummer {number}. Se eller ändra: {link}',
  bookingSmsCancelled: '{site}: din tid {time} är avbokad. Bokningsnummer {number}.',
  bookingSmsReminder: '{site}: vi påminner om din tid {time}. Bokningsnummer {number}. Förhinder? Ring {phone}. {link}',

  bookingMailWaitJoined: 'Väntelista: {day}, {site}',
  bookingMailWaitJoinedIntro:
    'Du står på väntelistan för {day} hos {site}. Blir en tid ledig mejlar vi en länk som håller tiden i 15 minuter.',
  bookingMailWaitOffer: 'Ledig tid: {time}, {site}',
  bookingMailWaitOfferIntro:
    'En tid har blivit ledig hos {site}: {time}. Vi håller den för dig till kl. {until}, sedan går den vidare till nästa på väntelistan.',
  bookingMailWaitBook: 'Boka tiden',
  bookingMailWaitLeave: 'Ta bort mig från väntelistan',
  bookingSmsWaitOffer: '{site}: en tid har blivit ledig, {time}. Vi håller den till kl. {until}: {link}',

  bookingMailToWorkshop: 'Ny bokning: {time}, {plate}',
  bookingMailToWorkshopIntro: 'En kund har bokat tid hos er på webbplatsen.',
  bookingMailToWorkshopMoved: 'Ombokning: {time}, {plate}',
  bookingMailToWorkshopMovedIntro: 'En kund har bokat om sin tid. Det här är den nya tiden.',
  bookingMailToWorkshopChanged: 'Ändrade tjänster: {time}, {plate}',
  bookingMailToWorkshopChangedIntro: 'En kund har ändrat tjänsterna i sin bokning. Kontrollera tid och tjänster nedan.',
  bookingMailToWorkshopCancelled: 'Avbokning: {time}, {plate}',
  bookingMailToWorkshopCancelledIntro: 'En kund har avbokat sin tid. Den är ledig igen.',
  bookingMailCaseSubject: 'Kontrollera bokning: {time}, {plate}',
  bookingMailCaseIntro:
    'En kund har försökt boka tid hos er på webbplatsen, men bokningssystemets svar kom aldrig fram. Vi vet inte om bokningen finns.',
  bookingMailCaseHelp:
    'Sök efter bokningen. Ring sedan kunden och bekräfta den, eller boka den för hand. Ärendet avslutas av den som sköter webbplatsen.',
  bookingMailCase: 'Ärende',
  bookingMailCustomer: 'Kund',
  bookingMailCustomerPhone: 'Kundens telefon',
  bookingMailCustomerMail: 'Kundens e-post',
  bookingMailMileage: 'Mätarställning',
  bookingMailMil: '{mileage} mil',
  bookingMailKm: '{mileage} km',
  bookingMailMiles: '{mileage} miles',
  bookingMailMessage: 'Meddelande',
  bookingMailLanguage: 'Kundens språk',

  bookingCalendarFile: 'verkstadstid.ics',
  bookingCalendarSummary: 'Verkstadstid hos {site}',
  bookingCalendarFullDay: 'Lämna bilen före kl. {clock}. Den är klar under dagen.',
  bookingCalendarChange: 'Se, boka om eller avboka: {link}',
};

export type BookingMailText = keyof typeof builtIn;

/**
 * What mails about wheel changes say in another way. In a dictionary their keys begin with "wheel" in place of
 * "booking": wheelMailBooked.
 */
const ofWheelChanges: Partial<Record<BookingMailText, string>> = {
  bookingMailFullDayNote: 'Däckhotellet hör av sig om en annan tid den dagen passar bättre.',
  bookingMailBooked: 'Hjulskifte bokat: {time}, {site}',
  bookingMailBookedIntro: 'Ditt hjulskifte på {site} är bokat. Dina hjul väntar på dig. Välkommen!',
  bookingMailMoved: 'Hjulskifte, ny tid: {time}, {site}',
  bookingMailMovedIntro: 'Ditt hjulskifte på {site} är ombokat. Det här är den nya tiden.',
  bookingMailCancelled: 'Hjulskifte avbokat: {time}, {site}',
  bookingMailCancelledIntro: 'Ditt hjulskifte på {site} är avbokat. Dina hjul ligger kvar på däckhotellet.',
  bookingMailReminder: 'Påminnelse om hjulskifte: {time}, {site}',
  bookingMailReminderIntro: 'Vi påminner om ditt hjulskifte på {site}.',
  bookingMailAskedAgain: 'Hjulskiftet är redan bokat: {time}, {site}',
  bookingMailAskedAgainIntro:
    'Någon försökte boka en tid till för din bil med dina kontaktuppgifter. Ditt hjulskifte hos {site} är redan bokat, så ingen ny tid är bokad.',
  bookingMailWorkshop: 'Däckhotell',
  bookingMailServices: 'Det här gör vi',
  bookingMailIncluded: 'Ingår i ditt däckpaket',
  bookingMailChangeUntil: 'Det går till och med {time}. Ring däckhotellet därefter.',
  bookingMailChangeOver: 'Ring däckhotellet om du behöver ändra tiden.',
  bookingMailToWorkshop: 'Nytt hjulskifte: {time}, {plate}',
  bookingMailToWorkshopIntro: 'En kund på däckhotellet har bokat hjulskifte på webbplatsen.',
  bookingMailToWorkshopMoved: 'Hjulskifte ombokat: {time}, {plate}',
  bookingMailToWorkshopMovedIntro: 'En kund på däckhotellet har bokat om sitt hjulskifte. Det här är den nya tiden.',
  bookingMailToWorkshopCancelled: 'Hjulskifte avbokat: {time}, {plate}',
  bookingMailToWorkshopCancelledIntro: 'En kund på däckhotellet har avbokat sitt hjulskifte. Tiden är ledig igen.',
  bookingCalendarFile: 'hjulskifte.ics',
  bookingCalendarSummary: 'Hjulskifte hos {site}',
};

/** Dictionary keys of all wordings that say something. */
export const bookingMailKeys: readonly string[] = [
  ...Object.entries(builtIn).flatMap(([key, text]) => (text === '' ? [] : [key])),
  ...Object.keys(ofWheelChanges).map((key) => key.replace('booking', 'wheel')),
  'tireCodeMessage',
  'tireLockedMessage',
];

/** The wordings by key, those of the dictionary first. */
export type BookingMailTexts = Readonly<Record<BookingMailText, string>>;

/** `dictionary` is the site's in the reader's language; Swedish texts stand in for missing ones. */
export function bookingMailTexts(dictionary: Texts, kind: BookingKind = 'workshop'): BookingMailTexts {
  const entries = Object.entries(builtIn).map(([key, text]) => [key, dictionary[key] || text]);
  const own = kind === 'wheelChange' ? Object.entries(ofWheelChanges) : [];
  const others = own.map(([key, text]) => [key, dictionary[key.replace('booking', 'wheel')] || text]);
  return Object.fromEntries([...entries, ...others]) as BookingMailTexts;
}
