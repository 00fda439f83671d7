import { describe, expect, it } from '@jest/globals';
import { createTranslate } from '../site/translate.ts';
import { blankContact, bookingContactFaults, contactFaultText } from './bookingContactFaults.ts';
import { bookingContactTexts } from './texts/bookingContactTexts.ts';
import { phoneTexts } from '../forms/fields/phoneTexts.ts';

const whole = { firstName: 'Karin', lastName: 'Ek', phone: '+46 70 123', email: 'a@b.se', message: '' };

describe('contact details', () => {
  it('need everything but the message', () => {
    expect(bookingContactFaults(whole)).toEqual({});
    expect(Object.keys(bookingContactFaults(blankContact))).toEqual(['firstName', 'lastName', 'phone', 'email']);
    expect(bookingContactFaults({ ...whole, firstName: '  ' })).toEqual({ firstName: 'missing' });
  });

  it('need a phone number of 6 to 20 digits', () => {
    for (const phone of ['12345', '070-12', '1'.repeat(21), '      ', 'ring mig']) {
      expect(bookingContactFaults({ ...whole, phone }).phone).toBeDefined();
    }
  });

  it('need an email address with a top-level domain of two letters', () => {
    expect(bookingContactFaults({ ...whole, email: 'a@b.s' })).toEqual({ email: 'invalid' });
  });

  it('hold a message of at most 80 characters', () => {
    expect(bookingContactFaults({ ...whole, message: 'x'.repeat(80) })).toEqual({});
    expect(bookingContactFaults({ ...whole, message: 'x'.repeat(81) })).toEqual({ message: 'tooLong' });
  });

  it('are told what to do about each fault', () => {
    const t = createTranslate({}, 'sv', bookingContactTexts, phoneTexts);
    expect(contactFaultText(t, 'phone', 'invalid')).toContain('Bokstäver går inte');
    expect(contactFaultText(t, 'phone', 'tooShort')).toBe('Numret har för få siffror. Det ska ha minst 6.');
    expect(contactFaultText(t, 'phone', 'tooLong')).toBe('Numret har för många siffror. Det får ha högst 20.');
    expect(contactFaultText(t, 'email', 'invalid')).toContain('namn@exempel.se');
    expect(contactFaultText(t, 'lastName', 'missing')).toBe('Fyll i ditt efternamn.');
    expect(contactFaultText(t, 'message', 'tooLong')).toBe('Skriv högst 80 tecken.');
    expect(contactFaultText(t, 'firstName', 'tooLong')).toBe('Skriv högst 100 tecken.');
  });
});
