import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wording of the tire hotel while its service fails. */
export const outOfOrderTexts = {
  tireUnaffected:
    'Felet är vårt. Dina hjul och bokade tider påverkas inte. Prova igen om några minuter, eller boka direkt med oss:',
} satisfies Texts;
