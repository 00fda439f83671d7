import { fill, key, open } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** A search with suggestions. */
export const search: SpokenFlow = {
  whileWaiting: ['Volvo i lager | Polhem Bil', 'Hämtar bilar'],
  steps: [
    [open('/bilar'), 'document, Bilar i lager | Polhem Bil'],
    [
      fill('combobox, Sök', 'zzzzqq'),
      'combobox, Sök märke, modell eller utrustning, zzzzqq, has popup listbox, not expanded, autocomplete in list, 1 control',
      'polite: Inga förslag. Tryck Retur för att söka ändå.',
    ],
    [
      key('Enter'),
      'polite: Inga bilar matchar din sökning',
      'combobox, Sök märke, modell eller utrustning, has popup listbox, not expanded, autocomplete in list, 1 control',
    ],
    [
      fill('combobox, Sök', 'volvo'),
      'polite: 10 förslag. Välj med piltangenterna och Retur.',
      'combobox, Sök märke, modell eller utrustning, volvo, has popup listbox, expanded, autocomplete in list, 1 control',
    ],
    [
      key('ArrowDown'),
      'combobox, Sök märke, modell eller utrustning, volvo, has popup listbox, expanded, active descendant Volvo 14 bilar, autocomplete in list, 1 control',
    ],
    [key('Enter'), 'heading, Volvo i lager, level 1', 'polite: Visar 14 av 14'],
  ],
};
