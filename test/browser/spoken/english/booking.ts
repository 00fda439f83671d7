import { fill, key, open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Booking in five steps. */
export const booking: SpokenFlow = {
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
    'Booking …',
  ],
  steps: [
    [open('/en/workshop/book'), 'document, Book servicing and repairs'],
    [
      press('button, Continue'),
      'button, Continue',
      'textbox, Registration number, Enter the registration number., invalid, placeholder ABC 123, required',
      'polite: Enter a town, a postcode or an area. 2 fields need to be corrected.',
    ],
    [fill('textbox, Registration', 'ABC124'), 'textbox, Registration number, ABC124, required'],
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
      press('button, Earliest available DATE'),
      'button, Earliest available DATE TIME , Polhem Carstore Uppsala',
      'heading, Your details : Polhem Carstore Uppsala, DATE, TIME, level 3',
      'polite: This workshop has its own prices: total 1,795 kr instead of 1,890 kr. 1 service: 1,795 kr',
    ],
    [
      press('button, Book appointment'),
      'button, Book appointment',
      'textbox, First name, Enter your first name., invalid, required',
      'polite: 4 fields need to be corrected.',
    ],
    [fill('textbox, First name', 'Karin'), 'textbox, First name, Karin, required'],
    [fill('textbox, Last name', 'Lindqvist'), 'textbox, Last name, Lindqvist, required'],
    [fill('textbox, Phone', '070 123 45 67'), 'textbox, Phone, 070 123 45 67, required'],
    [fill('textbox, Email', 'karin@exempel.example'), 'textbox, Email, karin@exempel.example, required'],
    [press('button, Book appointment'), 'button, Book appointment', 'heading, You are booked in: DATE, TIME, level 2'],
    [read('Save the booking', 1)],
  ],
};
