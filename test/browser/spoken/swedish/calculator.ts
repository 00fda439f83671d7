import { goTo, key, open, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** The monthly cost of a car. */
export const calculator: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/bil/410658/volvo-xc40-b3-2021'), 'document, Volvo XC40 B3 Ultra Bright 2021, Begagnad | Polhem Bil'],
    [
      goTo('slider, Kontantinsats'),
      'slider, Kontantinsats, orientated horizontally, max value 107000, min value 42000, current value 42 980 kr',
    ],
    [
      key('ArrowRight'),
      'polite: Månadskostnad: 2 541 kr/mån Med lån: 2 541 kr/mån, 36 mån, 43 000 kr i kontantinsats',
      'slider, Kontantinsats, orientated horizontally, max value 107000, min value 42000, current value 43 000 kr',
    ],
    [
      goTo('slider, Avtalstid'),
      'slider, Avtalstid, orientated horizontally, max value 84, min value 12, current value 36 mån',
    ],
    [
      key('ArrowLeft'),
      'polite: Månadskostnad: 3 014 kr/mån',
      'slider, Avtalstid, orientated horizontally, max value 84, min value 12, current value 24 mån',
    ],
    [
      read('textbox, Avtalstid', 8),
      'textbox, Avtalstid i siffror, 24 mån',
      'button, Öka Avtalstid, not disabled',
      'slider, Avtalstid, orientated horizontally, max value 84, min value 12, current value 24 mån',
      'Kontantinsats',
      'button, Minska Kontantinsats, not disabled',
      'textbox, Kontantinsats i siffror, 43 000 kr',
      'button, Öka Kontantinsats, not disabled',
      'slider, Kontantinsats, orientated horizontally, max value 97000, min value 42000, current value 43 000 kr',
    ],
  ],
};
