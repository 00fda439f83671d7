import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of a dealer's open or closed state, its people, and a car's place there. */
export const openTexts = {
  dealerOpenUntil: 'Öppet till {time}',
  dealerOpenAlways: 'Öppet dygnet runt',
  dealerClosed: 'Stängt',
  dealerByAppointment: 'Enligt avtal',
  dealerOpensToday: 'Stängt, öppnar {time}',
  dealerOpensTomorrow: 'Stängt, öppnar i morgon {time}',
  dealerOpensDay: 'Stängt, öppnar {day} {time}',
  dealerWeekdays: 'på måndag|på tisdag|på onsdag|på torsdag|på fredag|på lördag|på söndag',
  availableAt: 'Finns på {place}',
  callSeller: 'Ring {name}',
  mailSeller: 'Mejla {name}',
} satisfies Texts;
