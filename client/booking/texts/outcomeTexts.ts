import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings for a booking of unknown outcome. */
export const outcomeTexts = {
  contactUnknownText:
    'Vi fick inget säkert svar från bokningssystemet. Kontrollera igen: bokningen görs aldrig två gånger.',
  contactUnknownOnlyWorkshop:
    'Vi fick inget säkert svar från bokningssystemet. Bara verkstaden kan säga om bokningen finns: ring den. När beskedet är registrerat ser du det här om du kontrollerar igen. Bokningen görs aldrig två gånger.',
  contactUnknownAgain: 'Fyll i dina uppgifter igen och kontrollera sedan.',
  contactUnknownCase: 'Ärende: {number}',
  contactUnknownOpen: 'Öppet i dag {hours}',
  contactUnknownClosed: 'Stängt i dag',
  contactUnknownCall: 'Ring verkstaden: {phone}',
  contactUnknownCallUs: 'Ring oss: {phone}',
  contactUnknownNew: 'Börja en ny bokning',
  contactUnknownNewWarning: 'Den första bokningen kan finnas. Börjar du en ny kan bilen bli bokad två gånger.',
  contactUnknownNewYes: 'Ja, börja om',
  contactUnknownNewNo: 'Nej, vänta',
  contactUnknownKept:
    'Dina uppgifter sparas bara på den här enheten, tills svaret är känt eller du börjar om, i högst 24 timmar.',
} satisfies Texts;
