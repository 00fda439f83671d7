import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of what can be done with a car on its card and on its page. */
export const carToggleTexts = registerTexts({
  compareCar: 'Jämför {car}',
  saveCar: 'Spara {car}',
  save: 'Spara',
  savedLink: 'Sparade bilar ({count})',
});
