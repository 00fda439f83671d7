import { expect, it } from '@jest/globals';
import { testSite } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { contractDuration, loanOption } from '../../test/fixtures/finance/loanOption.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { createTranslate } from '../site/translate.ts';
import { disclaimerText, loanDescription } from './legalTexts.ts';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
/** A page in another language than the stock. */
const foreign: SiteContext = { ...testSite, language: 'sv', languages: ['en', 'sv'] };

const describeLoan = (residual_percentage: number, site = foreign): string => {
  const option = loanOption({ contract_durations: [contractDuration({ residual_percentage })] });
  return loanDescription('Delivered.', option, site, t).replace(/\s/g, ' ');
};

it('loanDescription() mentions the residual value of a loan that has one', () => {
  expect(describeLoan(50)).toBe(
    'Minst 20 % i kontantinsats och ett restvärde när avtalstiden är slut. Sedvanlig kreditprövning.',
  );
});

it('loanDescription() mentions no residual value for a loan that is paid off', () => {
  expect(describeLoan(0)).toBe('Minst 20 % i kontantinsats. Sedvanlig kreditprövning.');
});

it('loanDescription() is the delivered text in the language of the stock', () => {
  expect(describeLoan(0, testSite)).toBe('Delivered.');
});

it('disclaimerText() is empty for a loan without a disclaimer', () => {
  expect(disclaimerText(loanOption({ disclaimer: '' }), {} as never, foreign, t)).toBe('');
});
