import { open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A booked time, changed and cancelled by the link of the mail. */
export const bookingLink = (link: string): SpokenFlow => ({
  whileWaiting: ['Hämtar', 'Tiderna hämtas.', 'Skickar…'],
  steps: [
    [open(`/verkstad/bokning#${link}`), 'document, Din bokning'],
    [
      read('heading, Din bokning', 10),
      'heading, Din bokning, level 1',
      'Bokad',
      'heading, Din tid: DATE, TIME, level 2',
      'Din tid',
      ':',
      'DATE, TIME',
      'end of heading, Din tid: DATE, TIME, level 2',
      'region, Karta till Polhem Bil Uppsala',
      'image, Polhem Bil Uppsala',
      'Natural Earth, GeoNames (CC BY 4.0)',
    ],
    [
      press('button, Byt tid'),
      'button, Byt tid',
      'heading, Välj en ny tid, level 3',
      'polite: Vecka N: N lediga tider.',
    ],
    [
      press('button, TIME'),
      'button, TIME, DATE, not pressed',
      'polite: Ny tid: DATE, TIME',
      'button, TIME, DATE, pressed',
    ],
    [press('button, Byt till'), 'button, Byt till den här tiden', 'heading, Tiden är ändrad till DATE, TIME, level 3'],
    [press('button, Avboka'), 'button, Avboka', 'heading, Vill du avboka tiden?, level 3'],
    [press('button, Ja, avboka'), 'button, Ja, avboka', 'heading, Tiden är avbokad, level 3'],
  ],
});
