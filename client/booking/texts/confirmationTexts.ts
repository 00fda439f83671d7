import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the confirmation. */
export const confirmationTexts = {
  confirmed: 'Bokning bekräftad',
  confirmedAt: 'Din tid är bokad: {time}',
  confirmedMail: 'Vi har skickat en bekräftelse till {email}.',
  confirmedMailed: 'Vi har skickat en bekräftelse till din e-post.',
  confirmedTexted: 'Vi har skickat en bekräftelse som sms till din mobil.',
  confirmedMailedAndTexted: 'Vi har skickat en bekräftelse till din e-post och som sms.',
  confirmedKeepNumber: 'Spara bokningsnumret, det behövs om du ringer verkstaden.',
  confirmedDirections: 'Vägbeskrivning',
  confirmedTime: 'Tid',
  confirmedCar: 'Bil',
  confirmedDropOff: 'Lämna bilen',
  confirmedBefore: 'Före kl. 08:00',
  confirmedPhone: 'Telefon',
  confirmedNumber: 'Bokningsnummer',
  confirmedServices: 'Tjänster',
  confirmedTotal: 'Totalt',
  confirmedPrices: 'Priserna är medianvärden. Du betalar när bilen är klar.',
  confirmedCalendar: 'Lägg till i kalendern',
  confirmedManage: 'Visa, ändra eller avboka',
  confirmedCalendarFailed: 'Kalenderfilen kunde inte hämtas. Försök igen om en stund.',
  confirmedNew: 'Ny bokning',
} satisfies Texts;
