import { expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { repairDoubleEncoding } from './doubleEncoding.ts';

/** Character of a byte; the five that windows-1252 leaves out are read as controls. */
function windowsCharacter(byte: number): string {
  const character = iconv.decode(Buffer.from([byte]), 'windows-1252');
  return character === '\ufffd' ? String.fromCharCode(byte) : character;
}

it.each([
  ['â€¢ Servad â€“ en Ã¤gare\n\nVälkommen', '• Servad – en ägare\n\nVälkommen'],
  ['Ã…rsmodell 2019 fÃ¶r 19.900 â‚¬', 'Årsmodell 2019 för 19.900 €'],
  ['ÃƒÂ¤gare', 'ägare'],
  ['ðŸš— Fin bil', '🚗 Fin bil'],
])('a text encoded twice is repaired: %s', (text, repaired) => {
  expect(repairDoubleEncoding(text)).toBe(repaired);
});

it.each([
  'ägare på höjden',
  'Fin bil 🚗🔥 سيارة',
  '„Spaß“',
  'Spaß…',
  '“BLÅ”',
  'Ett “café…” är öppet',
  'NÃO',
  'Â',
  'Â€',
])('a text encoded once is unchanged: %s', (text) => {
  expect(repairDoubleEncoding(text)).toBe(text);
});

it.each(['åäöÅÄÖ', 'éèêëàçœ', 'ščťžýáíé', 'øæåØÆÅ', 'łódź ąę', '€ „“ – — … ’', '½ ° ² ®'])(
  'repairs what it encodes: %s',
  (text) => {
    const twice = [...Buffer.from(text, 'utf8')].map(windowsCharacter).join('');
    expect(repairDoubleEncoding(twice, true)).toBe(text);
  },
);
