import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the warning before a session ends. */
export const sessionTexts = {
  tireSessionEnds: 'Du loggas ut om {count} minuter',
  tireSessionEnds_one: 'Du loggas ut om en minut',
  tireSessionEndsText: 'Ingen annan ska kunna se dina uppgifter. Det du har skrivit finns kvar om du fortsätter.',
  tireSessionExtend: 'Fortsätt vara inloggad',
  tireSessionExtended: 'Du är fortfarande inloggad.',
  tireSessionLimit: 'En inloggning gäller i högst två timmar och kan inte förlängas. Logga in igen för att fortsätta.',
  tireSessionAgain: 'Logga in igen',
  tireSessionClose: 'Stäng',
} satisfies Texts;
