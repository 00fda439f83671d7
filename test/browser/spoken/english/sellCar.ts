import { fill, key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A car offered for sale. */
export const sellCar: SpokenFlow = {
  whileWaiting: ['Uploading the photos…', 'Sending…'],
  steps: [
    [open('/en/sell-your-car'), 'document, Sell or part exchange your car'],
    [
      press('button, Send'),
      'button, Send',
      'radio, Sell a car We buy it outright, not checked, position 1, set size 2',
      'polite: 6 fields need to be corrected.',
    ],
    [
      press('link, What '),
      'link, What would you like to do?',
      'radio, Sell a car We buy it outright, not checked, position 1, set size 2',
    ],
    [key('ArrowDown'), 'radio, Part exchange Put its value towards your next car, checked, position 2, set size 2'],
    [fill('textbox, Registration', 'KLM 38D'), 'textbox, Registration number, KLM 38D, required'],
    [fill('textbox, Mileage', '12500'), 'textbox, Mileage, 12500, mil (10 km), required'],
    [fill('textbox, Name', 'Karin Lindqvist'), 'textbox, Name, Karin Lindqvist, required'],
    [fill('textbox, Phone', '070 123 45 67'), 'textbox, Phone, 070 123 45 67, required'],
    [fill('textbox, Email', 'karin@exempel.example'), 'textbox, Email, karin@exempel.example, required'],
    [press('button, Send'), 'button, Send', 'heading, Thank you, Karin!, level 2'],
  ],
};
