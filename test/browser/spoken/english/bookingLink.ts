import { open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A booked time, changed and cancelled by the link of the mail. */
export const bookingLink = (link: string): SpokenFlow => ({
  whileWaiting: ['Loading', 'Loading times.', 'Sending…'],
  steps: [
    [open(`/en/workshop/booking#${link}`), 'document, Your booking'],
    [
      read('heading, Your booking', 10),
      'heading, Your booking, level 1',
      'Booked',
      'heading, Your appointment: DATE, TIME, level 2',
      'Your appointment',
      ':',
      'DATE, TIME',
      'end of heading, Your appointment: DATE, TIME, level 2',
      'region, Map showing Polhem Bil Uppsala',
      'image, Polhem Bil Uppsala',
      'Natural Earth, GeoNames (CC BY 4.0)',
    ],
    [
      press('button, Change time'),
      'button, Change time',
      'heading, Choose a new time, level 3',
      'polite: Week N: N available times.',
    ],
    [
      press('button, TIME'),
      'button, TIME, DATE, not pressed',
      'polite: New time: DATE, TIME',
      'button, TIME, DATE, pressed',
    ],
    [
      press('button, Change to'),
      'button, Change to this time',
      'heading, Your appointment has been moved to DATE, TIME, level 3',
    ],
    [press('button, Cancel'), 'button, Cancel', 'heading, Do you want to cancel your booking?, level 3'],
    [press('button, Yes, cancel'), 'button, Yes, cancel', 'heading, Your booking is cancelled, level 3'],
  ],
});
