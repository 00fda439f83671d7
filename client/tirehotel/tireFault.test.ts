import { describe, expect, it } from '@jest/globals';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { createTranslate } from '../site/translate.ts';
import { tireFault, waitText } from './tireFault.ts';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
const said = (...parts: ConstructorParameters<typeof TireHotelError>): string =>
  tireFault(new TireHotelError(...parts), t);

describe('what a visitor is told of a failure', () => {
  it("is the server's message of a refusal", () => {
    expect(said('WrongCode', { message: 'Avtalet är spärrat.' })).toBe('Avtalet är spärrat.');
    expect(said('TooMany', { message: 'Högst tre koder om dagen.', retryAfterSeconds: 4 })).toBe(
      'Högst tre koder om dagen.',
    );
  });

  it("hides the server's message of its own failure", () => {
    expect(said('ServerError', { message: 'SELECT * FROM kunder' })).toBe('Något gick fel. Försök igen om en stund.');
  });

  it('is that we are out of reach where there was no answer', () => {
    const out = 'Det gick inte att nå oss. Kontrollera anslutningen och försök igen.';
    expect(tireFault(new TypeError('Failed to fetch'), t)).toBe(out);
    expect(tireFault(new DOMException('late', 'TimeoutError'), t)).toBe(out);
  });

  it.each([
    [said('NoAgreement'), 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.'],
    [said('WrongCode'), 'Koden stämmer inte. Prova igen.'],
    [said('WrongCode', { triesLeft: 3 }), 'Koden stämmer inte. Prova igen. Du har 3 försök kvar.'],
    [said('WrongCode', { triesLeft: 1 }), 'Koden stämmer inte. Prova igen. Du har ett försök kvar.'],
    [said('CodeExpired'), 'Koden gäller inte längre. Be om en ny kod.'],
    [said('TooMany'), 'Det blev för många försök på kort tid. Vänta en stund och försök igen.'],
    [said('WrongCode', { triesLeft: 0 }), 'Koden stämmer inte, och det var det sista försöket. Be om en ny kod.'],
    [
      said('TooMany', { retryAfterSeconds: 604_770, message: 'Vänta.' }),
      'Det har blivit för många försök. Ring eller mejla oss, så hjälper vi dig.',
    ],
    [said('ServerError'), 'Något gick fel. Försök igen om en stund.'],
  ])('is else "%s"', (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each([
    [1, '1 s'],
    [59, '59 s'],
    [60, '1 min 0 s'],
    [599, '9 min 59 s'],
  ])('counts %d s as "%s"', (left, text) => {
    expect(waitText(left, t)).toBe(text);
  });
});
