import { describe, expect, it } from '@jest/globals';
import { createTranslate } from '../site/translate.ts';
import { blankContact, bookingContactFaults, contactFaultText } from './bookingContactFaults.ts';
import './texts/workshopTexts.ts';

const whole = { firstName: 'Karin', lastName: 'Ek', phone: '+46 70 123', email: 'a@b.se', message: '' };

describe('contact details', () => {
  it('need everything but the message', () => {
    expect(bookingContactFaults(whole)).toEqual({});
    expect(Object.keys(bookingContactFaults(blankContact))).toEqual(['firstName', 'lastName', 'phone', 'email']);
    expect(bookingContactFaults({ ...whole, firstName: '  ' })).toEqual({ firstName: 'missing' });
  });

  it('have a phone number of 6 to 20 digits or spaces, an address with a last part of two letters, a short message', () => {
    for (const phone of ['12345', '070-123', '1'.repeat(21), '      ']) {
      expect(bookingContactFaults({ ...whole, phone }).phone).toBeDefined();
    }
    expect(bookingContactFaults({ ...whole, email: 'a@b.s' })).toEqual({ email: 'invalid' });
    expect(bookingContactFaults({ ...whole, message: 'x'.repeat(80) })).toEqual({});
    expect(bookingContactFaults({ ...whole, message: 'x'.repeat(81) })).toEqual({ message: 'tooLong' });
  });

  it('are told what to do about each fault', () => {
    const t = createTranslate({});
    expect(contactFaultText(t, 'phone', 'invalid')).toContain('6 till 20 siffror');
    expect(contactFaultText(t, 'email', 'invalid')).toContain('namn@exempel.se');
    expect(contactFaultText(t, 'lastName', 'missing')).toBe('Skriv ditt efternamn.');
    expect(contactFaultText(t, 'message', 'tooLong')).toBe('Skriv högst 80 tecken.');
    expect(contactFaultText(t, 'firstName', 'tooLong')).toBe('Skriv högst 100 tecken.');
  });
});
