import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FinanceGateway } from '../../shared/finance/FinanceGateway.ts';
import type { FinanceProduct } from '../../shared/finance/FinanceTypes.ts';
import { optionChoice, readQuote, startingChoice } from '../../shared/finance/quoteAnswer.ts';
import { defaultRequest, quoteRequest } from '../../shared/finance/quoteRequest.ts';
import type { QuoteChoice } from '../../shared/finance/quoteRequest.ts';
import { quotedVehicle } from '../fixtures/catalogue/quotedCar.ts';

/** Contract of every source of finance quotes. `dealerKey` is one that it accepts. */
export function financeContract(
  name: string,
  makeGateway: () => FinanceGateway | Promise<FinanceGateway>,
  dealerKey: string,
): void {
  describe(`finance quotes through ${name}`, () => {
    let finance: FinanceGateway;
    let products: FinanceProduct[];
    const vehicle = quotedVehicle();

    const quoteOf = async (product: FinanceProduct, change: Partial<QuoteChoice> = {}) => {
      const choice = { ...startingChoice(product), ...change };
      const names = { id: '1', dealerKey, familyKey: product.FamilyKey };
      return readQuote(await finance.calculate(quoteRequest(vehicle, names, choice)));
    };
    const goodQuoteOf = async (product: FinanceProduct, change: Partial<QuoteChoice> = {}) => {
      const read = await quoteOf(product, change);
      if (read.failed) throw new Error(`There is no quote: ${read.message}`);
      return read;
    };

    beforeAll(async () => {
      finance = await makeGateway();
      products = (await finance.defaults(defaultRequest(vehicle, dealerKey))).Products;
    });

    it('name the products of a car with their defaults', () => {
      expect(products.map(({ Name }) => Name)).toContain('Personal Contract Purchase');
      expect(new Set(products.map(({ FamilyKey }) => FamilyKey)).size).toBe(products.length);
      for (const { Term, Deposit, Payment, AnnualMileage } of products) {
        for (const option of [Term, Deposit, Payment, AnnualMileage]) {
          const choice = optionChoice(option);
          expect(choice.label).not.toBe('');
          if (choice.kind === 'values') expect(choice.values).toContain(choice.start);
          else expect(choice.start >= choice.minimum && choice.start <= choice.maximum).toBe(true);
        }
        expect(optionChoice(Term).kind).toBe('values');
        expect(optionChoice(Deposit).kind).toBe('range');
      }
    });

    it('hold the chosen figures with a reference', async () => {
      for (const product of products) {
        const { quote, details, notifications } = await goodQuoteOf(product, { deposit: 5000 });
        expect(quote).toMatchObject({ Term: product.Term.Default, TotalDeposit: 5000 });
        expect(quote.AnnualMileage).toBe(product.AnnualMileage.Default);
        expect(quote.TotalRegularPayment).toBeGreaterThan(0);
        expect(quote.QuoteReference).not.toBe('');
        expect(quote.QuoteActions.Apply).toMatch(/^https:\/\//);
        const shown = Object.fromEntries(details.map(({ Label, DisplayValue }) => [Label, DisplayValue]));
        expect(shown).toMatchObject({ 'Cash price': '£38,990.00', 'Amount of credit': '£33,990.00' });
        expect(shown['Representative APR']).toMatch(/^\d+\.\d% APR$/);
        expect(notifications.every((text) => text.length > 0) && notifications.length > 0).toBe(true);
      }
    });

    it('invert the payment to the deposit', async () => {
      for (const product of products) {
        const there = await goodQuoteOf(product, { deposit: 4000 });
        const payment = there.quote.TotalRegularPayment;
        const back = await goodQuoteOf(product, { deposit: 0, payment, calculation: 'ToCashDeposit' });
        expect(back.quote.TotalRegularPayment).toBe(payment);
        expect(Math.abs(back.quote.TotalDeposit - 4000)).toBeLessThan(0.5);
      }
    });

    it('have the same reference for the same choices', async () => {
      const [product] = products;
      if (!product) throw new Error('There is no product.');
      const reference = async (deposit: number) => (await goodQuoteOf(product, { deposit })).quote.QuoteReference;
      expect(await reference(3000)).toBe(await reference(3000));
      expect(await reference(3001)).not.toBe(await reference(3000));
      const named = await reference(3000);
      for (const secret of [vehicle.Vin, '3000', '38990']) expect(named).not.toContain(secret);
    });

    it('say in words for the visitor why there is none', async () => {
      for (const product of products) {
        const read = await quoteOf(product, { deposit: 38_000 });
        expect(read).toEqual({ failed: true, message: expect.stringContaining('deposit') });
      }
    });

    it('have terms of their own product', async () => {
      const texts = await Promise.all(
        products.map(async (product) => {
          const { quote } = await goodQuoteOf(product);
          return (await finance.legal(quote.QuoteReference)).TermsAndConditions;
        }),
      );
      products.forEach(({ Name }, at) => expect(texts[at]).toContain(Name));
      const { TermsAndConditions } = await finance.legal('a reference of nobody & nothing');
      expect(TermsAndConditions).toContain('subject to status');
      expect(TermsAndConditions).not.toContain('Purchase');
      for (const text of [...texts, TermsAndConditions]) expect(text).not.toMatch(/script|onclick/);
    });
  });
}
