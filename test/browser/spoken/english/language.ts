import { open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Another language. */
export const language: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/en'), 'document, Polhem Bil – used and new cars, workshop and tyre hotel'],
    [
      press('button, EN'),
      'button, EN, Language: English, 1 control, not expanded',
      'button, EN, Language: English, 1 control, expanded',
    ],
    [
      press('link, Svenska'),
      'link, Svenska',
      'document, Polhem Bil – begagnade och nya bilar, verkstad och däckhotell',
    ],
  ],
};
