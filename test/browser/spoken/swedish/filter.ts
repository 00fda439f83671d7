import { open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Filters of the list, more cars and a card. */
export const filter: SpokenFlow = {
  whileWaiting: ['Hämtar bilar'],
  steps: [
    [open('/bilar'), 'document, Bilar i lager | Polhem Bil'],
    [
      press('checkbox, Volvo'),
      'checkbox, Volvo 14, not checked',
      'polite: Visar 14 av 14',
      'checkbox, Volvo 14, checked',
    ],
    [press('checkbox, El'), 'checkbox, El 4, not checked', 'polite: Visar 4 av 4', 'checkbox, El 4, checked'],
    [press('link, Rensa alla'), 'link, Rensa alla', 'heading, Bilar i lager, level 1', 'polite: Visar 48 av 61'],
    [
      press('link, Visa fler'),
      'link, Visa fler bilar',
      'link, Audi A5, Coupé 40 TFSI Advanced, 2018, 14 082 mil',
      'polite: Visar 61 av 61',
    ],
    [
      read('heading, Volvo XC40', 12),
      'heading, Volvo XC40, B3 Ultra Bright, 2021, 9 336 mil, level 2',
      'link, Volvo XC40, B3 Ultra Bright, 2021, 9 336 mil',
      'Volvo XC40',
      'end of link, Volvo XC40, B3 Ultra Bright, 2021, 9 336 mil',
      'end of heading, Volvo XC40, B3 Ultra Bright, 2021, 9 336 mil, level 2',
      'paragraph',
      'B3 Ultra Bright',
      'end of paragraph',
      'paragraph',
      '2021 · 9 336 mil · Mildhybrid · Automat',
      'end of paragraph',
      'paragraph',
    ],
    [
      press('button, Spara'),
      'button, Spara Audi A4, Avant 40 TDI quattro Proline, 2020, 7 687 mil, not pressed',
      'button, Spara Audi A4, Avant 40 TDI quattro Proline, 2020, 7 687 mil, pressed',
    ],
  ],
};
