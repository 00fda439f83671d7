import { describe, expect, it } from '@jest/globals';
import { contactFaults, emailFault, phoneFault } from './contactRules.ts';

const sweden = { code: '46', trunk: '0', digits: [6, 7, 8, 9, 10] };
/** A country whose file does not say how long its numbers are. */
const anyNumber = { code: '46', trunk: '0' };
const answers = { name: 'Ada Berg', phone: '+46 70 123 45 67', email: 'a@b.se', message: '', siteName: '' };

describe('phoneFault', () => {
  it.each([
    '+46 70 123 45 67',
    '070123',
    '12345678901234567890',
    ' 0701234567 ',
    '070-174 06 05',
    '(0161) 123 4567',
    '+46 (0)70-174 06 05',
    '070/174 06 05',
    '070.174.06.05',
  ])('takes %j', (phone) => {
    expect(phoneFault(phone, anyNumber)).toBeNull();
  });
  it.each([
    ['', 'missing'],
    ['      ', 'missing'],
    ['()-', 'missing'],
    ['07a1234', 'invalid'],
    ['ring mig', 'invalid'],
    ['070+1234', 'invalid'],
    ['++46701234567', 'invalid'],
    ['070-174 06 05 ankn. 12', 'invalid'],
    ['+', 'tooShort'],
    ['12345', 'tooShort'],
    ['+46-70', 'tooShort'],
    ['123456789012345678901', 'tooLong'],
  ] as const)('calls %j %s', (phone, fault) => {
    expect(phoneFault(phone, anyNumber)).toBe(fault);
  });
  it('counts digits within other limits where a form has them', () => {
    expect(phoneFault('070-1234', anyNumber, { min: 8, max: 15 })).toBe('tooShort');
    expect(phoneFault('+46 (0)70-174 06 05', anyNumber, { min: 8, max: 15 })).toBeNull();
  });
});

describe('phoneFault with the numbers of a country', () => {
  it.each([
    ['070-123', 'tooShort'],
    ['+46 70 123', 'tooShort'],
    ['070-174 06 05 99', 'tooLong'],
    ['+46 70-174 06 05 99', 'tooLong'],
    ['+47 912 34 567 890 123 45', 'tooLong'],
  ] as const)('calls %s %s in Sweden', (phone, fault) => {
    expect(phoneFault(phone, sweden)).toBe(fault);
  });

  it.each(['46 70-174 06 05', '0046 (0)70-174 06 05', '+1 202 555 0143', '0044 161 496 0000', '08-12 34 56'])(
    'takes %s in Sweden',
    (phone) => {
      expect(phoneFault(phone, sweden)).toBeNull();
    },
  );

  it.each(['202 555 0143', '1-202-555-0143', '+1 202 555 0143', '(202) 555-0143'])(
    'takes %s in the United States',
    (phone) => {
      expect(phoneFault(phone, { code: '1', trunk: '1', digits: [10] })).toBeNull();
    },
  );
});

describe('emailFault', () => {
  it.each(['a@b.se', 'first.last+car@mail.example.co.uk', 'åsa@bilar.se', ' a@b.se ', '\u200ba@b.se\u00a0'])(
    'takes %j',
    (email) => {
      expect(emailFault(email)).toBeNull();
    },
  );
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
  it('reports a missing address', () => {
    expect(emailFault(' ')).toBe('missing');
  });

  it('reports an address that is too long', () => {
    expect(emailFault(`${'a'.repeat(250)}@b.se`)).toBe('tooLong');
  });
});

describe('contactFaults', () => {
  it('finds nothing wrong with an enquiry without a message', () => {
    expect(contactFaults(answers, false, sweden)).toEqual({});
  });
  it('asks for the dealership of a sample car alone', () => {
    expect(contactFaults(answers, true, sweden)).toEqual({ siteName: 'missing' });
    expect(contactFaults({ ...answers, siteName: 'Harbour Bil Uppsala' }, true, sweden)).toEqual({});
  });
  it('names every field that is wrong', () => {
    const wrong = { ...answers, name: ' ', phone: '12345', email: '', message: 'a'.repeat(4001) };
    expect(contactFaults(wrong, false, sweden)).toEqual({
      name: 'missing',
      phone: 'tooShort',
      email: 'missing',
      message: 'tooLong',
    });
  });
});
