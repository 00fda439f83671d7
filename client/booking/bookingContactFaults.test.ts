import { describe, expect, it } from '@jest/globals';
import { createTranslate } from '../site/translate.ts';
import { blankContact, bookingContactFaults, contactFaultText } from './bookingContactFaults.ts';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';

const sweden = { code: '46', trunk: '0', digits: [6, 7, 8, 9, 10] };
const whole = { firstName: 'Karin', lastName: 'Ek', phone: '+46 70 123 45 67', email: 'a@b.se', message: '' };

describe('contact details', () => {
  it('need everything but the message', () => {
    expect(bookingContactFaults(whole, sweden)).toEqual({});
    expect(Object.keys(bookingContactFaults(blankContact, sweden))).toEqual([
      'firstName',
      'lastName',
      'phone',
      'email',
    ]);
    expect(bookingContactFaults({ ...whole, firstName: '  ' }, sweden)).toEqual({ firstName: 'missing' });
  });

  it('need a phone number of 6 to 20 digits', () => {
    for (const phone of ['12345', '070-12', '1'.repeat(21), '      ', 'ring mig']) {
      expect(bookingContactFaults({ ...whole, phone }, sweden).phone).toBeDefined();
    }
  });

  it('need an email address with a top-level domain of two letters', () => {
    expect(bookingContactFaults({ ...whole, email: 'a@b.s' }, sweden)).toEqual({ email: 'invalid' });
  });

  it('hold a message of at most 80 characters', () => {
    expect(bookingContactFaults({ ...whole, message: 'x'.repeat(80) }, sweden)).toEqual({});
    expect(bookingContactFaults({ ...whole, message: 'x'.repeat(81) }, sweden)).toEqual({ message: 'tooLong' });
  });

  it('are told what to do about each fault', () => {
    const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
    expect(contactFaultText(t, 'phone', 'invalid')).toContain('Bokstäver går inte');
    expect(contactFaultText(t, 'phone', 'tooShort')).toBe('Numret har för få siffror.');
    expect(contactFaultText(t, 'phone', 'tooLong')).toBe(
      'Numret har för många siffror. Börja med + och landskod om det är utländskt.',
    );
    expect(contactFaultText(t, 'email', 'invalid')).toContain('namn@exempel.se');
    expect(contactFaultText(t, 'lastName', 'missing')).toBe('Fyll i ditt efternamn.');
    expect(contactFaultText(t, 'message', 'tooLong')).toBe('Skriv högst 80 tecken.');
    expect(contactFaultText(t, 'firstName', 'tooLong')).toBe('Skriv högst 100 tecken.');
  });
});
