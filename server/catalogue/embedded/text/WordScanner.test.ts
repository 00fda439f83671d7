import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atLength } from '../../../../test/fixtures/atLength.ts';
import { foldedWords } from '../../../../shared/catalogue/foldText.ts';
import { WordScanner } from './WordScanner.ts';

const words = (scanner: WordScanner, text: string): string[] =>
  scanner.scan(text).map((number) => scanner.wordAt(number));

describe('the word scanner finds the words that foldedWords finds', () => {
  it.each([
    '',
    'Mercedes-Benz CLA 200 d',
    'Škoda Citroën 4×4 – ÆRØ straße Łódź',
    'e\u0301te\u0301 – nu ”på” svenska… 5\u00a0000 kr',
    'ΟΔΟΣ Οδός',
    'İstanbul ıçğ',
    'x² ½ µm ªº ŉ ĳ',
    '日本 車 𝒜𝒷',
  ])('in %j', (text) => {
    expect(words(new WordScanner(), text)).toEqual(foldedWords(text));
  });

  it('in any text', () => {
    const scanner = new WordScanner();
    const unit = fc.oneof(
      fc.constantFrom(' ', '-', '.', 'å', 'Ö', 'é', 'ß', 'æ', '\u0301', '–', '€'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const text = units.join('');
        expect(words(scanner, text)).toEqual(foldedWords(text));
      }),
      { numRuns: atLength ? 2000 : 300, seed: 5 },
    );
    expect(new Set(Array.from({ length: scanner.size }, (_, number) => scanner.wordAt(number))).size).toBe(
      scanner.size,
    );
  });

  it('in words longer than any it has met', () => {
    const long = 'kombi'.repeat(500);
    expect(words(new WordScanner(), `a ${long} b`)).toEqual(['a', long, 'b']);
  });
});
