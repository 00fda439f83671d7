import { fill, open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** An enquiry about a car. */
export const enquiry: SpokenFlow = {
  whileWaiting: ['Skickar…'],
  steps: [
    [open('/bil/410658/volvo-xc40-b3-2021'), 'document, Volvo XC40 B3 Ultra Bright 2021, Begagnad | Polhem Bil'],
    [
      press('button, Skicka'),
      'button, Skicka',
      'textbox, Namn, Fyll i ditt namn., invalid, required',
      'polite: 3 fält behöver rättas.',
    ],
    [fill('textbox, Namn', 'Karin Lindqvist'), 'textbox, Namn, Karin Lindqvist, required'],
    [fill('textbox, Telefon', '070 123 45 67'), 'textbox, Telefon, 070 123 45 67, required'],
    [fill('textbox, E-post', 'karin@exempel.example'), 'textbox, E-post, karin@exempel.example, required'],
    [press('button, Skicka'), 'button, Skicka', 'heading, Tack för din förfrågan, level 3'],
    [
      read('heading, Tack', 5),
      'heading, Tack för din förfrågan, level 3',
      'Tack för din förfrågan',
      'end of heading, Tack för din förfrågan, level 3',
      'paragraph',
      'Oskar Holm läser den och svarar dig på mejl eller telefon.',
    ],
  ],
};
