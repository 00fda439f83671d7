import type { CfdRequest, CfdResponse, DefaultRequest, DefaultResponse, LegalText } from './FinanceTypes.ts';

/**
 * Quotes of the finance provider for one car. Every method throws FinanceUnavailableError when the provider cannot be
 * asked or answers with something else; nothing of a failure is kept.
 */
export interface FinanceGateway {
  /** The products for a car, with what can be chosen and where each choice starts. */
  defaults(request: DefaultRequest): Promise<DefaultResponse>;
  /**
   * The quote for the chosen figures. A calculation that cannot be done is an answer, not a failure: HasError at the
   * vehicle or the quotation, with a message for the visitor.
   */
  calculate(request: CfdRequest): Promise<CfdResponse>;
  /** Terms and conditions of a quote. */
  legal(quoteReference: string): Promise<LegalText>;
}

/** The finance provider could not be asked. */
export class FinanceUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The finance provider does not answer as it should.', options);
    this.name = 'FinanceUnavailableError';
  }
}
