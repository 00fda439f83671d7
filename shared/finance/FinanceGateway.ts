import type { CfdRequest, CfdResponse, DefaultRequest, DefaultResponse, LegalText } from './FinanceTypes.ts';

/**
 * Quotes of the finance provider for one car. Every method throws FinanceUnavailableError when the provider is
 * unreachable or returns an invalid response; failures are not cached.
 */
export interface FinanceGateway {
  /** Returns the products for a car, with their options and defaults. */
  defaults(request: DefaultRequest): Promise<DefaultResponse>;
  /**
   * Returns the quote for the chosen figures. An impossible calculation is a result, not a failure: HasError at the
   * vehicle or the quotation, with a message for the visitor.
   */
  calculate(request: CfdRequest): Promise<CfdResponse>;
  /** Returns the terms and conditions of a quote. */
  legal(quoteReference: string): Promise<LegalText>;
}

/** The finance provider is unreachable. */
export class FinanceUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The finance provider does not respond correctly.', options);
    this.name = 'FinanceUnavailableError';
  }
}
