import { describe, expect, it } from '@jest/globals';
import { storeContactFaults, storeContactValues } from './storeContactRules.ts';
import type { StoreContactAnswers } from './storeContactRules.ts';

const answers: StoreContactAnswers = {
  siteEmail: 'oslo@harbour.example',
  topic: 'buy',
  name: ' Test Person ',
  phone: '070-174 06 05',
  email: 'test@example.com',
  message: ' Hej ',
};

const sweden = { code: '46', trunk: '0', digits: [6, 7, 8, 9, 10] };

describe('the contact form', () => {
  it('with all fields right has no faults', () => {
    expect(storeContactFaults(answers, sweden)).toEqual({});
  });

  it('takes a message without a phone number', () => {
    expect(storeContactFaults({ ...answers, phone: '' }, sweden)).toEqual({});
  });

  it.each([
    ['siteEmail', '', 'missing'],
    ['topic', '', 'missing'],
    ['topic', 'weather', 'invalid'],
    ['name', ' ', 'missing'],
    ['phone', 'ring me', 'invalid'],
    ['email', 'test@example', 'invalid'],
    ['message', '  ', 'missing'],
    ['message', 'x'.repeat(4001), 'tooLong'],
  ])('with %s "%.10s" names that field as %s', (field, value, fault) => {
    expect(storeContactFaults({ ...answers, [field]: value }, sweden)).toEqual({ [field]: fault });
  });

  it('sends trimmed texts', () => {
    expect(storeContactValues(answers, 'Harbour Bil Oslo')).toEqual({
      siteEmail: 'oslo@harbour.example',
      siteName: 'Harbour Bil Oslo',
      topic: 'buy',
      name: 'Test Person',
      phone: '0701740605',
      email: 'test@example.com',
      message: 'Hej',
    });
  });
});
