import { describe, expect, it } from '@jest/globals';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { createForeignWordFinder, withoutMarkedLanguages } from '../foreignWords.ts';

const vocabulary: Vocabulary = new Map([
  ['car_fuel', [{ labels: { sv: 'El', en: 'Electric' }, values: [] }]],
  ['car_body', [{ labels: { sv: 'Kombi', en: 'Estate' }, values: [] }]],
]);
const find = createForeignWordFinder({ languages: ['sv', 'en'], locales: {} }, 'en', vocabulary);

describe('createForeignWordFinder()', () => {
  it.each(['El', 'V60, 2024, El, Automatic', 'Räntan och avgiften', 'Hinta sis. alv'])('finds "%s"', (run) => {
    expect(find([run])).toHaveLength(1);
  });

  it.each(['Electric', 'Polhem Bil Uppsala', 'nya-bilar@polhem.example', 'The price and the deposit'])(
    'passes "%s"',
    (run) => {
      expect(find([run])).toEqual([]);
    },
  );
});

describe('withoutMarkedLanguages()', () => {
  it('leaves out an element in another language with all that is in it', () => {
    const html = '<html lang="en"><p>a<br>b</p><div lang="sv"><p>och<br>så</p><div>x</div></div><p>c</p></html>';
    expect(withoutMarkedLanguages(html)).toBe('<html lang="en"><p>a<br>b</p><p>c</p></html>');
  });
});
