import { fill, key, open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Booking in five steps. */
export const booking: SpokenFlow = {
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
    'Bokar …',
  ],
  steps: [
    [open('/verkstad/boka'), 'document, Boka service och verkstad'],
    [
      press('button, Fortsätt'),
      'button, Fortsätt',
      'textbox, Registreringsnummer, Skriv registreringsnumret., invalid, placeholder ABC 123, required',
      'polite: Skriv en ort, ett postnummer eller ett område. 2 fält behöver rättas.',
    ],
    [fill('textbox, Registreringsnummer', 'POL26K'), 'textbox, Registreringsnummer, POL26K, required'],
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
      press('button, Första lediga tid DATE'),
      'button, Första lediga tid DATE TIME , Polhem Carstore Uppsala',
      'heading, Dina uppgifter : Polhem Carstore Uppsala, DATE, TIME, level 3',
      'polite: Den här verkstaden har egna priser: totalt 1 795 kr i stället för 1 890 kr. 1 tjänst: 1 795 kr',
    ],
    [
      press('button, Boka tid'),
      'button, Boka tid',
      'textbox, Förnamn, Fyll i ditt förnamn., invalid, required',
      'polite: 4 fält behöver rättas.',
    ],
    [fill('textbox, Förnamn', 'Karin'), 'textbox, Förnamn, Karin, required'],
    [fill('textbox, Efternamn', 'Lindqvist'), 'textbox, Efternamn, Lindqvist, required'],
    [fill('textbox, Telefon', '070 123 45 67'), 'textbox, Telefon, 070 123 45 67, required'],
    [fill('textbox, E-post', 'karin@exempel.example'), 'textbox, E-post, karin@exempel.example, required'],
    [press('button, Boka tid'), 'button, Boka tid', 'heading, Din tid är bokad: DATE, TIME, level 1'],
    [read('Spara bokningsnumret', 1), 'Spara bokningsnumret, det behövs om du ringer verkstaden.'],
  ],
};
