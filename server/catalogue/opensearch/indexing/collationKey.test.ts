import { describe, expect, it } from '@jest/globals';
import { textOrder } from '../../embedded/columns/textOrder.ts';
import { collationKey } from './collationKey.ts';

const inKeyOrder = (texts: readonly string[], locale: string): string[] =>
  texts
    .map((text) => ({ text, key: collationKey(text, locale) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ text }) => text);

describe('collationKey', () => {
  it.each([
    [
      'Swedish letters after z',
      ['Östersund', 'Zinkgruvan', 'Ängelholm', 'Åre', 'Ystad', 'Örebro', 'Æbeltoft', 'Ähtäri'],
    ],
    ['accents with their letters', ['Škoda', 'Seat', 'Citroën', 'Citadell', 'Peugeot', 'Łódź', 'Subaru', 'Smart']],
    [
      'numbers by their value',
      ['BMW 10', 'BMW 9', 'BMW', 'BMW 100', 'BMW 1', 'ID.3', 'ID.10', 'ID.7 GTX', '2008', '208'],
    ],
    ['small letters first', ['kia', 'Kia', 'KIA', 'Kiaa', 'MINI', 'Mini']],
    [
      'marks before digits and letters',
      ['Mercedes-Benz', 'Mercedes Benz', 'Mercedes', 'Mercedes2', 'Lynk & Co', 'Lynk'],
    ],
    [
      'dealers',
      [
        'Bilar i Malmö',
        'Bilar i Lund',
        'Bilar i Höör',
        'Bilar i Ängelholm',
        'Bil & Motor',
        'Bil-huset',
        'AB 3',
        'AB 21',
      ],
    ],
  ])('puts %s as a Swedish reader does', (_what, texts) => {
    expect(inKeyOrder(texts, 'sv-SE')).toEqual([...texts].sort(textOrder('sv-SE')));
  });

  it.each(['de-DE', 'en-GB', 'fi-FI', 'nb-NO', 'sk-SK'])('orders towns as a reader of %s does', (locale) => {
    const towns =
      'Zwickau Ahlen Ålesund Ängelholm Ærøskøbing Ørsta Örebro Oslo Ulm Übach Čadca Cottbus Detva Šaľa Senica Trnava Žilina Zvolen';
    const texts = towns.split(' ');
    expect(inKeyOrder(texts, locale)).toEqual([...texts].sort(textOrder(locale)));
  });
});
