import { open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** The question about cookies. */
export const consent: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/'), 'document, Polhem Bil – begagnade och nya bilar, verkstad och däckhotell'],
    [
      read('region, Får vi', 15),
      'region, Får vi spara kakor?',
      'heading, Får vi spara kakor?, level 2',
      'paragraph',
      'Nödvändiga kakor behövs alltid. Säger du ja räknar vi också besök och visar innehåll från andra tjänster.',
      'end of paragraph',
      'paragraph',
      'button, Välj själv, 1 control, not expanded',
      'link, Integritet och kakor',
      'end of paragraph',
      'form',
      'button, Bara nödvändiga, 2.necessary',
      'button, Tillåt alla, 2.statistics-media',
      'end of form',
      'end of region, Får vi spara kakor?',
      'complementary, Meddelande',
    ],
    [
      press('button, Välj själv'),
      'button, Välj själv, 1 control, not expanded',
      'button, Välj själv, 1 control, expanded',
    ],
    [
      press('checkbox, Statistik'),
      'checkbox, Statistik, Räknar besök så att vi kan göra sidan bättre., not checked',
      'checkbox, Statistik, Räknar besök så att vi kan göra sidan bättre., checked',
    ],
    [press('button, Spara'), 'button, Spara mina val', 'heading, Vägen hem börjar här, level 1'],
  ],
};
