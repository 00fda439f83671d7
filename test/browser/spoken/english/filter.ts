import { open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Filters of the list, more cars and a card. */
export const filter: SpokenFlow = {
  whileWaiting: ['Loading cars'],
  steps: [
    [open('/en/cars'), 'document, Cars in stock | Polhem Bil'],
    [
      press('checkbox, Volvo'),
      'checkbox, Volvo 14, not checked',
      'polite: Showing 14 of 14',
      'checkbox, Volvo 14, checked',
    ],
    [
      press('checkbox, Electric'),
      'checkbox, Electric 4, not checked',
      'polite: Showing 4 of 4',
      'checkbox, Electric 4, checked',
    ],
    [press('link, Clear all'), 'link, Clear all', 'heading, Cars in stock, level 1', 'polite: Showing 48 of 61'],
    [
      press('link, Show more'),
      'link, Show more cars',
      'link, Audi A5, Coupé 40 TFSI Advanced, 2018, 140,820 km',
      'polite: Showing 61 of 61',
    ],
    [
      read('heading, Volvo XC40', 12),
      'heading, Volvo XC40, B3 Ultra Bright, 2021, 93,360 km, level 2',
      'link, Volvo XC40, B3 Ultra Bright, 2021, 93,360 km',
      'Volvo XC40',
      'end of link, Volvo XC40, B3 Ultra Bright, 2021, 93,360 km',
      'end of heading, Volvo XC40, B3 Ultra Bright, 2021, 93,360 km, level 2',
      'paragraph',
      'B3 Ultra Bright',
      'end of paragraph',
      'paragraph',
      '2021 · 93,360 km · Mild hybrid · Automatic',
      'end of paragraph',
      'paragraph',
    ],
    [
      press('button, Save'),
      'button, Save Audi A4, Avant 40 TDI quattro Proline, 2020, 76,870 km, not pressed',
      'button, Save Audi A4, Avant 40 TDI quattro Proline, 2020, 76,870 km, pressed',
    ],
  ],
};
