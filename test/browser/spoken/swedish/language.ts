import { open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Another language. */
export const language: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/'), 'document, Polhem Bil – begagnade och nya bilar, verkstad och däckhotell'],
    [
      press('button, SV'),
      'button, SV, Språk: Svenska, 1 control, not expanded',
      'button, SV, Språk: Svenska, 1 control, expanded',
    ],
    [press('link, English'), 'link, English', 'document, Polhem Bil – used and new cars, workshop and tyre hotel'],
  ],
};
