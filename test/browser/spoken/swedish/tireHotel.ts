import { fill, key, open, press } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** Log-in to the tire hotel and a booked wheel change. */
export const tireHotel = (code: () => Promise<string>): SpokenFlow => ({
  whileWaiting: [
    'Söker avtalet',
    'Hämtar sidan',
    'Skickar koden',
    'Kontrollerar koden',
    'Hämtar datum...',
    'Hämtar tider...',
    'Bokar hjulskiftet',
  ],
  steps: [
    [open('/dackhotell'), 'document, Däckhotell'],
    [
      press('button, Fortsätt'),
      'button, Fortsätt',
      'textbox, Registreringsnummer, Skriv registreringsnumret., invalid, placeholder ABC 123, required',
      'assertive: Skriv registreringsnumret.',
    ],
    [fill('textbox, Registreringsnummer', 'POL26K'), 'textbox, Registreringsnummer, POL26K, required'],
    [key('Enter'), 'heading, Logga in med engångskod, level 2'],
    [press('button, Skicka kod'), 'button, Skicka kod', 'textbox, Siffra 1 av 4, required'],
    [
      fill('textbox, Siffra 1', '0000'),
      'textbox, Siffra 1 av 4, Koden stämmer inte. Prova igen. Du har 4 försök kvar., invalid, required',
      'assertive: Koden stämmer inte. Prova igen. Du har 4 försök kvar.',
    ],
    [fill('textbox, Siffra 1', code), 'heading, Ditt fordon, level 1'],
    [press('button, Boka hjulskifte'), 'button, Boka hjulskifte', 'heading, När vill du lämna in bilen?, level 1'],
    [
      press('button, DATE, not disabled'),
      'button, DATE, not disabled',
      'polite: N lediga tider.',
      'button, DATE, vald, not disabled',
    ],
    [press('button, TIME'), 'button, TIME, not pressed', 'button, TIME, pressed'],
    [fill('textbox, Förnamn', 'Karin'), 'textbox, Förnamn, Karin, required'],
    [fill('textbox, Efternamn', 'Lindqvist'), 'textbox, Efternamn, Lindqvist, required'],
    [fill('textbox, E-post', 'karin@exempel.example'), 'textbox, E-post, karin@exempel.example, required'],
    [fill('textbox, Mobil', '070-174 06 99'), 'textbox, Mobilnummer, 070-174 06 99, required'],
    [press('button, Genomför bokning'), 'button, Genomför bokning', 'heading, Din tid är bokad: DATE, TIME, level 1'],
  ],
});
