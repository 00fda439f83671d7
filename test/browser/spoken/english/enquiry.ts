import { fill, open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** An enquiry about a car. */
export const enquiry: SpokenFlow = {
  whileWaiting: ['Sending…'],
  steps: [
    [open('/en/car/410658/volvo-xc40-b3-2021'), 'document, Volvo XC40 B3 Ultra Bright 2021, Used | Polhem Bil'],
    [
      press('button, Send'),
      'button, Send',
      'textbox, Name, Enter your name., invalid, required',
      'polite: 3 fields need to be corrected.',
    ],
    [fill('textbox, Name', 'Karin Lindqvist'), 'textbox, Name, Karin Lindqvist, required'],
    [fill('textbox, Phone', '070 123 45 67'), 'textbox, Phone, 070 123 45 67, required'],
    [fill('textbox, Email', 'karin@exempel.example'), 'textbox, Email, karin@exempel.example, required'],
    [press('button, Send'), 'button, Send', 'heading, Thank you for your enquiry, level 3'],
    [
      read('heading, Thank', 5),
      'heading, Thank you for your enquiry, level 3',
      'Thank you for your enquiry',
      'end of heading, Thank you for your enquiry, level 3',
      'paragraph',
      'Oskar Holm will read it and reply by email or phone.',
    ],
  ],
};
