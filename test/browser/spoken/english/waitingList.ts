import { fill, key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A place on the waiting list of a day without times. */
export const waitingList: SpokenFlow = {
  whileWaiting: [
    'Looking up the car',
    'Loading services for your car',
    'Loading extras for your car',
    'We are looking for available workshops.',
    'Loading times.',
    'Booking …',
    'Loading',
    'One workshop found.',
    '2 workshops found.',
    '3 workshops found.',
    '4 workshops found.',
    'Sending…',
  ],
  steps: [
    [open('/en/workshop/book'), 'document, Book servicing and repairs'],
    [fill('textbox, Registration', 'ABC123'), 'textbox, Registration number, ABC123, required'],
    [
      fill('combobox, Town', 'Uppsala'),
      'combobox, Town, postcode or area, Uppsala, has popup listbox, expanded, autocomplete in list, 1 control, required',
      'polite: One suggestion. Choose with the arrow keys and Enter.',
    ],
    [
      key('ArrowDown'),
      'combobox, Town, postcode or area, Uppsala, has popup listbox, expanded, active descendant Uppsala, Uppsala län, autocomplete in list, 1 control, required',
    ],
    [
      key('Enter'),
      'combobox, Town, postcode or area, Uppsala, Uppsala län, has popup listbox, not expanded, autocomplete in list, 1 control, required',
    ],
    [
      press('button, Continue'),
      'button, Continue',
      'heading, Choose one or more services , Step 2 of 5, level 2, current step',
    ],
    [
      press('checkbox, Interim service'),
      'checkbox, Interim service, 1,890 kr New cabin filter, and a check of brakes, fluids and tyres., not checked',
      'polite: 1 service: 1,890 kr',
      'checkbox, Interim service, 1,890 kr New cabin filter, and a check of brakes, fluids and tyres., checked',
    ],
    [press('button, Continue'), 'button, Continue', 'heading, Choose extras , Step 3 of 5, level 2, current step'],
    [
      press('button, Continue without extras'),
      'button, Continue without extras',
      'heading, Choose a workshop and a time that suit you , Step 4 of 5, level 2, current step',
      'polite: 5 workshops found.',
    ],
    [
      press('button, Show available times'),
      'button, Show available times, Polhem Carstore Uppsala',
      'polite: Week N: N available times.',
      'button, Hide times, Polhem Carstore Uppsala, 1 control',
    ],
    [
      press('button, Tell me if a time becomes available'),
      'button, Tell me if a time becomes available',
      'textbox, Email, required',
    ],
    [
      press('button, Put me on the waiting list'),
      'button, Put me on the waiting list',
      'textbox, Email, Enter your email address., invalid, required',
      'polite: One field needs to be corrected.',
    ],
    [fill('textbox, Email', 'karin@exempel.example'), 'textbox, Email, karin@exempel.example, required'],
    [
      press('button, Put me on the waiting list'),
      'button, Put me on the waiting list',
      'heading, You are on the waiting list for DATE, level 3',
    ],
  ],
};
