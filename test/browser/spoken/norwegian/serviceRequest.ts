import { fill, goTo, key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** An order of work, on the only site that has its form. */
export const serviceRequest: SpokenFlow = {
  whileWaiting: ['Sender …'],
  steps: [
    [open('/verksted/bestill-time'), 'document, Bestill time på verksted'],
    [
      press('button, Send bestilling'),
      'button, Send bestilling',
      'combobox, Nærmeste forhandler, Velg en forhandler, has popup listbox, not expanded, invalid, required',
      'polite: 7 felt må rettes.',
    ],
    [
      key('ArrowDown'),
      'combobox, Nærmeste forhandler, bergen@polhem.example, has popup listbox, not expanded, required',
    ],
    [goTo('button, Type service'), 'button, Type service Velg én eller flere, not expanded'],
    [key('ArrowDown'), 'checkbox, Service, not checked'],
    [key('Space'), 'checkbox, Service, checked'],
    [key('Escape'), 'button, Type service 1 valgt, not expanded'],
    [fill('textbox, Navn', 'Ola Hagen'), 'textbox, Navn, Ola Hagen, required'],
    [fill('textbox, Telefon', '912 34 567'), 'textbox, Telefon, 912 34 567, required'],
    [fill('textbox, E-post', 'ola@eksempel.example'), 'textbox, E-post, ola@eksempel.example, required'],
    [fill('textbox, Registreringsnummer', 'EK 38214'), 'textbox, Registreringsnummer, EK 38214, required'],
    [press('button, DATE, not disabled'), 'button, DATE, not disabled', 'button, DATE, valgt, not disabled'],
    [
      press('checkbox, Jeg godtar'),
      'checkbox, Jeg godtar at Polhem lagrer opplysningene for å behandle bestillingen. Personvern, Du må godta at vi lagrer opplysningene, not checked, invalid, required',
      'checkbox, Jeg godtar at Polhem lagrer opplysningene for å behandle bestillingen. Personvern, checked, required',
    ],
    [press('button, Send bestilling'), 'button, Send bestilling', 'heading, Takk for din henvendelse!, level 2'],
  ],
};
