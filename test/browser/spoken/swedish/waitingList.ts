import { fill, key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A place on the waiting list of a day without times. */
export const waitingList: SpokenFlow = {
  whileWaiting: [
    'Söker bilen',
    'Hämtar tjänster för din bil',
    'Hämtar tillval för din bil',
    'Vi söker lediga verkstäder.',
    'Tiderna hämtas.',
    'Bokar …',
    'Hämtar',
    '1 anläggning hittad.',
    '2 anläggningar hittade.',
    '3 anläggningar hittade.',
    '4 anläggningar hittade.',
    'Skickar…',
  ],
  steps: [
    [open('/verkstad/boka'), 'document, Boka service och verkstad'],
    [fill('textbox, Registreringsnummer', 'ABC123'), 'textbox, Registreringsnummer, ABC123, required'],
    [
      fill('combobox, Ort', 'Uppsala'),
      'combobox, Ort, postnummer eller område, Uppsala, has popup listbox, expanded, autocomplete in list, 1 control, required',
      'polite: Ett förslag. Välj med piltangenterna och Retur.',
    ],
    [
      key('ArrowDown'),
      'combobox, Ort, postnummer eller område, Uppsala, has popup listbox, expanded, active descendant Uppsala, Uppsala län, autocomplete in list, 1 control, required',
    ],
    [
      key('Enter'),
      'combobox, Ort, postnummer eller område, Uppsala, Uppsala län, has popup listbox, not expanded, autocomplete in list, 1 control, required',
    ],
    [
      press('button, Fortsätt'),
      'button, Fortsätt',
      'heading, Välj en eller flera tjänster , Steg 2 av 5, level 2, current step',
    ],
    [
      press('checkbox, Mellanservice'),
      'checkbox, Mellanservice, 1 890 kr Byte av kupéfilter, kontroll av bromsar, vätskor och däck., not checked',
      'polite: 1 tjänst: 1 890 kr',
      'checkbox, Mellanservice, 1 890 kr Byte av kupéfilter, kontroll av bromsar, vätskor och däck., checked',
    ],
    [press('button, Fortsätt'), 'button, Fortsätt', 'heading, Välj tillval , Steg 3 av 5, level 2, current step'],
    [
      press('button, Fortsätt utan tillval'),
      'button, Fortsätt utan tillval',
      'heading, Välj en verkstad och tid som passar dig , Steg 4 av 5, level 2, current step',
      'polite: 5 anläggningar hittade.',
    ],
    [
      press('button, Visa tillgängliga tider'),
      'button, Visa tillgängliga tider, Polhem Carstore Uppsala',
      'polite: Vecka N: N lediga tider.',
      'button, Stäng tider, Polhem Carstore Uppsala, 1 control',
    ],
    [
      press('button, Meddela mig om en tid blir ledig'),
      'button, Meddela mig om en tid blir ledig',
      'textbox, E-post, required',
    ],
    [
      press('button, Ställ mig på väntelistan'),
      'button, Ställ mig på väntelistan',
      'textbox, E-post, Fyll i din e-postadress., invalid, required',
      'polite: Ett fält behöver rättas.',
    ],
    [fill('textbox, E-post', 'karin@exempel.example'), 'textbox, E-post, karin@exempel.example, required'],
    [
      press('button, Ställ mig på väntelistan'),
      'button, Ställ mig på väntelistan',
      'heading, Du står på väntelistan för DATE, level 3',
    ],
  ],
};
