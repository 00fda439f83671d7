import { describe, expect, it } from '@jest/globals';
import { plainPhrase } from './plainPhrase.ts';

describe('a phrase of a spoken test', () => {
  it.each([
    ['Din tid är bokad: måndag 30 november, 07:00', 'Din tid är bokad: DATE, TIME'],
    ['Första lediga tid lör 5 dec. 09:30', 'Första lediga tid DATE TIME'],
    ['Your time is booked: Wednesday 2 December, 16:15', 'Your time is booked: DATE, TIME'],
    ['Earliest available time Thu 3 Dec 08:00', 'Earliest available time DATE TIME'],
    ['onsdag 2 december 2026', 'DATE'],
    ['lørdag 7. november 2026', 'DATE'],
    ['Vecka 49: 100 lediga tider.', 'Vecka N: N lediga tider.'],
  ])('does not depend on the day of the run: %s', (phrase, plain) => {
    expect(plainPhrase(phrase)).toBe(plain);
  });

  it.each(['Totalt 1 795 kr', 'Bild 2 av 6', 'Volvo XC40 B3 2021', 'Måndag–fredag'])('keeps %s', (phrase) => {
    expect(plainPhrase(phrase)).toBe(phrase);
  });

  it('has plain spaces', () => {
    expect(plainPhrase('1\u00a0795\u202fkr')).toBe('1 795 kr');
  });
});
