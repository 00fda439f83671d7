import { key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** The pictures of a car. */
export const gallery: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/en/car/410658/volvo-xc40-b3-2021'), 'document, Volvo XC40 B3 Ultra Bright 2021, Used | Polhem Bil'],
    [
      press('link, Volvo XC40, Photo 1 of 6'),
      'link, Volvo XC40, Photo 1 of 6',
      'dialog, Photos of Volvo XC40',
      'heading, Photos of Volvo XC40, level 2',
      'polite: Photo 1 of 6',
    ],
    [key('ArrowRight'), 'polite: Photo 2 of 6'],
    [key('ArrowRight'), 'polite: Photo 3 of 6'],
    [key('Escape'), 'link, Volvo XC40, Photo 1 of 6'],
  ],
};
