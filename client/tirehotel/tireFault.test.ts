import { describe, expect, it } from '@jest/globals';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { createTranslate } from '../site/translate.ts';
import './texts/tireTexts.ts';
import { tireFault } from './tireFault.ts';

const t = createTranslate({});
const said = (...parts: ConstructorParameters<typeof TireHotelError>): string =>
  tireFault(new TireHotelError(...parts), t);

describe('what a visitor is told of a failure', () => {
  it('is what the server says, where it says something', () => {
    expect(said('ServerError', { message: 'Vi har stängt för dagen.' })).toBe('Vi har stängt för dagen.');
    expect(said('TooMany', { message: 'Vänta 4 sekunder.', retryAfterSeconds: 4 })).toBe('Vänta 4 sekunder.');
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
    [said('TooMany', { retryAfterSeconds: 40 }), 'Det blev för många försök på kort tid. Försök igen om 40 sekunder.'],
    [said('TooMany', { retryAfterSeconds: 601 }), 'Det blev för många försök på kort tid. Försök igen om 11 minuter.'],
    [said('ServerError'), 'Något gick fel, var god och försök senare.'],
  ])('is else "%s"', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('says of a wrong code how long the next try has to wait', () => {
    const message = 'Koden stämmer inte. Prova igen. Du har 2 försök kvar.';
    expect(said('WrongCode', { message, retryAfterSeconds: 15 })).toBe(`${message} Du kan prova igen om 15 sekunder.`);
    expect(said('WrongCode', { message, retryAfterSeconds: 1 })).toBe(message);
  });
});
