/** A figure of a loan that a disclaimer can name. */
export type LoanFigure =
  | 'effectiveRate'
  | 'credit'
  | 'months'
  | 'rate'
  | 'startFee'
  | 'invoiceFee'
  | 'monthlyCost'
  | 'total'
  | 'residual'
  | 'downPayment';
