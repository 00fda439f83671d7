import { fill, key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Log-in to the tire hotel and a booked wheel change. */
export const tireHotel = (code: () => Promise<string>): SpokenFlow => ({
  whileWaiting: [
    'Looking for the agreement',
    'Loading the page',
    'Sending the code',
    'Checking the code',
    'Loading dates...',
    'Loading times...',
    'Booking the wheel change',
  ],
  steps: [
    [open('/en/tyre-hotel'), 'document, Tyre hotel'],
    [
      press('button, Continue'),
      'button, Continue',
      'textbox, Registration number, Enter the registration number., invalid, placeholder ABC 123, required',
      'assertive: Enter the registration number.',
    ],
    [fill('textbox, Registration', 'DEMO02'), 'textbox, Registration number, DEMO02, required'],
    [key('Enter'), 'heading, Log in with a one-time code, level 2'],
    [press('button, Send code'), 'button, Send code', 'textbox, Digit 1 of 4, required'],
    [
      fill('textbox, Digit 1', '0000'),
      'textbox, Digit 1 of 4, The code is not correct. Try again. You have 4 attempts left., invalid, required',
      'assertive: The code is not correct. Try again. You have 4 attempts left.',
    ],
    [fill('textbox, Digit 1', code), 'heading, Your vehicle, level 1'],
    [
      press('button, Book a wheel change'),
      'button, Book a wheel change',
      'heading, When would you like to drop off the car?, level 1',
    ],
    [
      press('button, DATE, not disabled'),
      'button, DATE, not disabled',
      'polite: N available times.',
      'button, DATE, chosen, not disabled',
    ],
    [press('button, TIME'), 'button, TIME, not pressed', 'button, TIME, pressed'],
    [fill('textbox, First name', 'Karin'), 'textbox, First name, Karin, required'],
    [fill('textbox, Last name', 'Lindqvist'), 'textbox, Last name, Lindqvist, required'],
    [fill('textbox, Email', 'karin@exempel.example'), 'textbox, Email, karin@exempel.example, required'],
    [fill('textbox, Mobile', '070-174 06 99'), 'textbox, Mobile number, 070-174 06 99, required'],
    [press('button, Book now'), 'button, Book now', 'heading, You are booked in: DATE, TIME, level 1'],
  ],
});
