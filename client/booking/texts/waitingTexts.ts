import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of waiting lists. */
export const waitingTexts = {
  waitText: 'Blir en tid ledig mejlar vi en länk som håller den för dig i 15 minuter.',
  waitDay: 'Dag',
  waitSms: 'Till mobilnummer skickar vi länken som sms också.',
  waitJoin: 'Ställ mig på väntelistan',
  waitJoined: 'Du står på väntelistan för {day}',
  waitJoinedText: 'Vi mejlar {email} om en tid blir ledig. I mejlet finns en länk om du vill lämna listan.',
  waitTooMany: 'Väntelistan tar inte emot fler just nu. Välj en annan dag, eller försök igen om en stund.',
  waitFailed: 'Det gick inte att ställa dig på väntelistan. Försök igen om en stund.',
  waitHeld: 'Vi håller tiden för dig till kl. {until}',
  waitHeldText: '{time}, {site}. Fyll i dina uppgifter och boka.',
  waitLapsed: 'Tiden har gått vidare till nästa',
  waitLapsedText:
    'Du står inte längre på väntelistan för {day} hos {site}. Boka en annan tid, eller ställ dig på listan igen.',
  waitWaiting: 'Du står på väntelistan för {day} hos {site}',
  waitLeave: 'Vill du lämna väntelistan för {day} hos {site}?',
  waitLeaveHeld: 'Tiden som vi håller för dig går vidare till nästa.',
  waitLeaveGo: 'Ta bort mig från väntelistan',
  waitLeft: 'Du är borttagen från väntelistan',
  waitGone: 'Länken gäller inte längre',
  waitLinkFailed: 'Länken kunde inte öppnas. Öppna den från mejlet en gång till.',
} satisfies Texts;
