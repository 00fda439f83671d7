import { createHash } from 'node:crypto';
import { financeProducts } from './financeProducts.ts';
import type { EmbeddedProduct } from './financeProducts.ts';

const prefix = 'PQ';

/**
 * Derives a quote reference such as "PQ-4F7C20B91E-A3D2", a hash of its facts.
 * It is the same for the same facts and does not reveal them. Its last group identifies the product to the calculator.
 */
export function quoteReference(product: EmbeddedProduct, facts: unknown): string {
  const quote = digest(JSON.stringify([product.familyKey, facts]), 10);
  return `${prefix}-${quote}-${productMark(product, quote)}`;
}

/** The product of a quote reference; null for an unknown one. */
export function productOfReference(reference: string): EmbeddedProduct | null {
  const [, quote, mark] = /^PQ-([\dA-F]{10})-([\dA-F]{4})$/.exec(reference) ?? [];
  if (quote === undefined) return null;
  return financeProducts.find((product) => productMark(product, quote) === mark) ?? null;
}

function productMark({ familyKey }: EmbeddedProduct, quote: string): string {
  return digest(`${quote} ${familyKey}`, 4);
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase();
}
