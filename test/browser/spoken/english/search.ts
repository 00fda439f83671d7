import { fill, key, open } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A search with suggestions. */
export const search: SpokenFlow = {
  whileWaiting: ['Volvo in stock | Polhem Bil', 'Loading cars'],
  steps: [
    [open('/en/cars'), 'document, Cars in stock | Polhem Bil'],
    [
      fill('combobox, Search', 'zzzzqq'),
      'combobox, Search make, model or equipment, zzzzqq, has popup listbox, not expanded, autocomplete in list, 1 control',
      'polite: No suggestions. Press Enter to search anyway.',
    ],
    [
      key('Enter'),
      'polite: No cars match your search',
      'combobox, Search make, model or equipment, has popup listbox, not expanded, autocomplete in list, 1 control',
    ],
    [
      fill('combobox, Search', 'volvo'),
      'polite: 10 suggestions. Choose with the arrow keys and Enter.',
      'combobox, Search make, model or equipment, volvo, has popup listbox, expanded, autocomplete in list, 1 control',
    ],
    [
      key('ArrowDown'),
      'combobox, Search make, model or equipment, volvo, has popup listbox, expanded, active descendant Volvo 14 cars, autocomplete in list, 1 control',
    ],
    [key('Enter'), 'heading, Volvo in stock, level 1', 'polite: Showing 14 of 14'],
  ],
};
