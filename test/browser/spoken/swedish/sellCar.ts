import { fill, key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A car offered for sale. */
export const sellCar: SpokenFlow = {
  whileWaiting: ['Laddar upp bilderna …', 'Skickar…'],
  steps: [
    [open('/salj-bil'), 'document, Sälj eller byt bil'],
    [
      press('button, Skicka'),
      'button, Skicka',
      'radio, Sälja bil Vi köper den direkt, not checked, position 1, set size 2',
      'polite: 6 fält behöver rättas.',
    ],
    [
      press('link, Vad vill du göra'),
      'link, Vad vill du göra?',
      'radio, Sälja bil Vi köper den direkt, not checked, position 1, set size 2',
    ],
    [key('ArrowDown'), 'radio, Byta bil Vi drar av värdet på nästa bil, checked, position 2, set size 2'],
    [fill('textbox, Registreringsnummer', 'KLM 38D'), 'textbox, Registreringsnummer, KLM 38D, required'],
    [fill('textbox, Miltal', '12500'), 'textbox, Miltal, 12500, mil, required'],
    [fill('textbox, Namn', 'Karin Lindqvist'), 'textbox, Namn, Karin Lindqvist, required'],
    [fill('textbox, Telefon', '070 123 45 67'), 'textbox, Telefon, 070 123 45 67, required'],
    [fill('textbox, E-post', 'karin@exempel.example'), 'textbox, E-post, karin@exempel.example, required'],
    [press('button, Skicka'), 'button, Skicka', 'heading, Tack, Karin!, level 2'],
  ],
};
