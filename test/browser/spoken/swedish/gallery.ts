import { key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** The pictures of a car. */
export const gallery: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/bil/410658/volvo-xc40-b3-2021'), 'document, Volvo XC40 B3 Ultra Bright 2021, Begagnad | Polhem Bil'],
    [
      press('link, Volvo XC40, Bild 1 av 6'),
      'link, Volvo XC40, Bild 1 av 6',
      'dialog, Bilder på Volvo XC40',
      'heading, Bilder på Volvo XC40, level 2',
      'polite: Bild 1 av 6',
    ],
    [key('ArrowRight'), 'polite: Bild 2 av 6'],
    [key('ArrowRight'), 'polite: Bild 3 av 6'],
    [key('Escape'), 'link, Volvo XC40, Bild 1 av 6'],
  ],
};
