import { goTo, key, open, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** The monthly cost of a car. */
export const calculator: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/en/car/410658/volvo-xc40-b3-2021'), 'document, Volvo XC40 B3 Ultra Bright 2021, Used | Polhem Bil'],
    [
      goTo('slider, Deposit'),
      'slider, Deposit, orientated horizontally, max value 107000, min value 42000, current value 42,980 kr',
    ],
    [
      key('ArrowRight'),
      'polite: Monthly cost: 2,541 kr/month With loan: 2,541 kr/month, 36 months, 43,000 kr deposit',
      'slider, Deposit, orientated horizontally, max value 107000, min value 42000, current value 43,000 kr',
    ],
    [
      goTo('slider, Term'),
      'slider, Term, orientated horizontally, max value 84, min value 12, current value 36 months',
    ],
    [
      key('ArrowLeft'),
      'polite: Monthly cost: 3,014 kr/month',
      'slider, Term, orientated horizontally, max value 84, min value 12, current value 24 months',
    ],
    [
      read('textbox, Term', 8),
      'textbox, Term in figures, 24 months',
      'button, More: Term, not disabled',
      'slider, Term, orientated horizontally, max value 84, min value 12, current value 24 months',
      'Deposit',
      'button, Less: Deposit, not disabled',
      'textbox, Deposit in figures, 43,000 kr',
      'button, More: Deposit, not disabled',
      'slider, Deposit, orientated horizontally, max value 97000, min value 42000, current value 43,000 kr',
    ],
  ],
};
