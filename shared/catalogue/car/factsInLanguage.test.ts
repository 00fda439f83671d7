import { describe, expect, it } from '@jest/globals';
import type { Car, CarFact } from '../Car.ts';
import { decimalMark } from '../vocabulary.ts';
import { cardFactTexts, httpsAddress, factsInLanguage } from './factsInLanguage.ts';
import type { FactSite } from './factsInLanguage.ts';

const swedish: FactSite = { language: 'sv', languages: ['sv', 'en'], locale: 'sv-SE' };
const english: FactSite = {
  language: 'en',
  languages: ['sv', 'en'],
  locale: 'en-GB',
  valueLabels: { fact_trim: { Läder: 'Leather' } },
};
const car: Partial<Car> = {
  car_fact_types: [
    { name: 'displacement', label: 'Slagvolym', labels: { sv: 'Slagvolym', en: 'Displacement' }, unit: 'l' },
    { name: 'trim', label: 'Klädsel', labels: { sv: 'Klädsel', en: 'Upholstery' } },
    { name: 'whole', label: 'Skadefri' },
    { name: 'report', label: 'Protokoll', isLink: true },
  ],
  car_facts: [
    { name: 'displacement', value: 1.5 },
    { name: 'trim', value: 'Läder' },
    { name: 'whole', value: false },
    { name: 'report', value: 'https://report.example/1?car=2' },
    { name: 'stock_number', value: 'A-17' },
  ],
};
const rows = (site: FactSite, yes: string, no: string): string[] =>
  factsInLanguage(car, site, { yes, no }).map(({ label, text }) => `${label}: ${text}`);

describe('factsInLanguage()', () => {
  it('formats values by their types', () => {
    expect(rows(swedish, 'Ja', 'Nej')).toEqual([
      'Slagvolym: 1,5\u00a0l',
      'Klädsel: Läder',
      'Skadefri: Nej',
      'Protokoll: report.example',
      'stock_number: A-17',
    ]);
  });

  it('uses words of the language of the page', () => {
    expect(rows(english, 'Yes', 'No').slice(0, 3)).toEqual([
      'Displacement: 1.5\u00a0l',
      'Upholstery: Leather',
      'Skadefri: No',
    ]);
  });

  it('keeps a day as delivered, for the page to format', () => {
    const tested: Partial<Car> = { car_facts: [{ name: 'tested_on', value: '2026-11-13' }] };
    const site = { ...english, valueLabels: { [decimalMark]: { ',': '.' } } };
    expect(factsInLanguage(tested, site, { yes: '', no: '' })[0]?.text).toBe('2026-11-13');
  });

  it.each(['http://report.example/1', 'javascript:alert(1)', 'https://user:secret@report.example', 'https://'])(
    'leaves out the link %s',
    (value) => {
      expect(
        factsInLanguage({ car_facts: [{ label: 'A', isLink: true, value }] }, swedish, { yes: '', no: '' }),
      ).toEqual([]);
    },
  );
});

describe('cardFactTexts()', () => {
  it.each<[CarFact, string[]]>([
    [{ label: 'Dragvikt', unit: 'kg', value: 1800 }, ['Dragvikt 1\u00a0800\u00a0kg']],
    [{ label: 'Miljöklass', value: 'Euro 6' }, ['Miljöklass Euro 6']],
    [{ label: 'Skadefri', value: true }, ['Skadefri']],
    [{ label: 'Skadefri', value: false }, []],
  ])('returns %j with its label', (fact, texts) => {
    expect(cardFactTexts({ car_card_facts: [fact] }, swedish)).toEqual(texts);
  });
});

describe('httpsAddress', () => {
  it.each([
    ['https://report.example:8443/a b', undefined],
    ['https://report.example:8443/a?b#c', 'report.example:8443'],
  ])('has the host of %s', (text, host) => {
    expect(httpsAddress.exec(text)?.[1]).toBe(host);
  });
});
