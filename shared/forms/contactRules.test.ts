import { describe, expect, it } from '@jest/globals';
import { contactFaults, emailFault, phoneFault } from './contactRules.ts';

const answers = { name: 'Ada Berg', phone: '+46 70 123 45 67', email: 'a@b.se', message: '', siteName: '' };

describe('phoneFault', () => {
  it.each(['+46 70 123 45 67', '070123', '12345678901234567890', ' 0701234567 '])('takes %j', (phone) => {
    expect(phoneFault(phone)).toBeNull();
  });
  it.each(['12345', '123456789012345678901', '07a1234', '+', '+46-70', '      ', '7'])('refuses %j', (phone) => {
    expect(phoneFault(phone)).not.toBeNull();
  });
});

describe('emailFault', () => {
  it.each(['a@b.se', 'first.last+car@mail.example.co.uk', 'åsa@bilar.se', ' a@b.se '])('takes %j', (email) => {
    expect(emailFault(email)).toBeNull();
  });
  it.each([
    'a@b',
    'a b@c.se',
    'a@b@c.se',
    '@b.se',
    'a@',
    'a@.se',
    'a@b..se',
    '<a@b.se>',
    'a@b.se\nBcc: c@d.se',
    'a\0@b.se',
    'a\u202e@b.se',
  ])('refuses %j', (email) => {
    expect(emailFault(email)).toBe('invalid');
  });
  it('says that none was given, or that it is too long', () => {
    expect(emailFault(' ')).toBe('missing');
    expect(emailFault(`${'a'.repeat(250)}@b.se`)).toBe('tooLong');
  });
});

describe('contactFaults', () => {
  it('finds nothing wrong with an enquiry without a message', () => {
    expect(contactFaults(answers, false)).toEqual({});
  });
  it('asks for the dealership of a sample car alone', () => {
    expect(contactFaults(answers, true)).toEqual({ siteName: 'missing' });
    expect(contactFaults({ ...answers, siteName: 'Polhem Bil Uppsala' }, true)).toEqual({});
  });
  it('names every field that is wrong', () => {
    const wrong = { ...answers, name: ' ', phone: '12345', email: '', message: 'a'.repeat(4001) };
    expect(contactFaults(wrong, false)).toEqual({
      name: 'missing',
      phone: 'invalid',
      email: 'missing',
      message: 'tooLong',
    });
  });
});
