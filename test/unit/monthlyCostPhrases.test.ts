import { beforeAll, describe, expect, it } from '@jest/globals';
import { readKeyphrase } from '../../shared/catalogue/keyphrase/keyphrase.ts';
import type { KeyphraseKnowledge } from '../../shared/catalogue/keyphrase/keyphrase.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { demoKnowledge, writtenFilters } from '../fixtures/demo/demoKnowledge.ts';
import { dictionaryTexts } from '../fixtures/dictionaryTexts.ts';

/* Words for a monthly cost: any of them, a loan, or leasing. */

type Row = [typed: string, filters: string];

const pages: { site: string; language: Language; rows: Row[] }[] = [
  {
    site: 'polhem-bil',
    language: 'sv',
    rows: [
      ['under 3000 kr i månaden', 'monthly_cost 0-3000'],
      ['månadskostnad under 3000', 'monthly_cost 0-3000'],
      ['kombi lån under 3000 kr/mån', 'body Kombi; loan_monthly_cost 0-3000'],
      ['billån max 3000', 'loan_monthly_cost 0-3000'],
      ['lån under 2000 kr', 'loan_monthly_cost 0-2000'],
      ['lån', 'loan_monthly_cost 0-'],
      ['leasing under 3000 kr/mån', 'privateleasing_monthly_cost 0-3000'],
      ['loan under 3000', 'loan_monthly_cost 0-3000'],
    ],
  },
  {
    site: 'polhem-motors-uk',
    language: 'en',
    rows: [
      ['monthly payment under 300', 'monthly_cost 0-300'],
      ['under £300 a month', 'monthly_cost 0-300'],
      ['car finance under 300', 'loan_monthly_cost 0-300'],
      ['lease under 300 pcm', 'privateleasing_monthly_cost 0-300'],
    ],
  },
  {
    site: 'polhem-bil-no',
    language: 'nb',
    rows: [
      ['lån under 3000', 'loan_monthly_cost 0-3000'],
      ['under 3000 kr/md', 'monthly_cost 0-3000'],
      ['under 3000 kr/mnd', 'monthly_cost 0-3000'],
    ],
  },
  {
    site: 'polhem-carstore-fi',
    language: 'fi',
    rows: [
      ['rahoitus alle 300', 'loan_monthly_cost 0-300'],
      ['kuukausierä alle 300 €', 'monthly_cost 0-300'],
      ['autolaina alle 300 €/kk', 'loan_monthly_cost 0-300'],
    ],
  },
  {
    site: 'polhem-carstore-sk',
    language: 'sk',
    rows: [
      ['úver do 300', 'loan_monthly_cost 0-300'],
      ['splátka do 300 €', 'monthly_cost 0-300'],
      ['lízing do 300 €', 'privateleasing_monthly_cost 0-300'],
    ],
  },
  {
    site: 'polhem-carstore-fi',
    language: 'de',
    rows: [
      ['Finanzierung unter 300', 'loan_monthly_cost 0-300'],
      ['Monatsrate bis 300 €', 'monthly_cost 0-300'],
    ],
  },
];

describe.each(pages)('on $site in $language', ({ site, language, rows }) => {
  let known: KeyphraseKnowledge;
  beforeAll(async () => {
    known = await demoKnowledge(site, language);
  });
  const read = (typed: string): { filters: string; text: string } => {
    const { filters, keyphrase } = readKeyphrase(typed, known);
    return { filters: writtenFilters(filters), text: keyphrase };
  };

  it.each(rows)('"%s" is %s', (typed, filters) => {
    expect(read(typed)).toEqual({ filters, text: '' });
  });

  it('a monthly cost is read as the site prints it', () => {
    const texts = dictionaryTexts(language);
    const amount = { sv: '3 000 kr', nb: '3 000 kr', en: '£3,000', fi: '3 000 €', sk: '3 000 €', de: '3.000 €' }[
      language
    ];
    const typed = `max ${texts['perMonth']?.replace('{amount}', amount ?? '')}`;
    expect(read(typed)).toEqual({ filters: 'monthly_cost 0-3000', text: '' });
  });
});
