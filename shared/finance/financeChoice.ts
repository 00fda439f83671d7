import { parseQuery, queryText } from '../kit/text/queryText.ts';

/** Kinds of monthly financing. */
export const financingKinds = ['loan', 'private', 'company'] as const;
export type FinancingKind = (typeof financingKinds)[number];

/** The visitor's choice, as in the URL of a car's page; defaults to the car's offer. */
export interface FinanceChoice {
  financing?: FinancingKind;
  months?: number;
  /** The down payment. */
  down?: number;
}

/**
 * Parses the one whole number in typed text; null without one.
 * Units, spaces and digit grouping are ignored, decimals cut off.
 */
export function typedAmount(text: string): number | null {
  const [, typed = ''] = /^[^\d-]*(\d[\d\s.,]*)\D*$/.exec(text) ?? [];
  const digits = typed
    .replace(/[.,]\d{1,2}\s*$/, '')
    .replace(/\D/g, '')
    .slice(0, 9);
  return digits === '' ? null : Number(digits);
}

/** Query parameters that hold the choice. */
export const financeParameters = ['financing', 'months', 'down'] as const;

/** Reads the choice from a URL; invalid values are ignored. */
export function readFinanceChoice(search: string): FinanceChoice {
  const query = parseQuery(search);
  const amount = (name: string): number | null => typedAmount(query.get(name)?.[0] ?? '');
  const financing = financingKinds.find((kind) => kind === query.get('financing')?.[0]);
  const months = amount('months');
  const down = amount('down');
  return {
    ...(financing ? { financing } : {}),
    ...(months === null ? {} : { months }),
    ...(down === null ? {} : { down }),
  };
}

/** Returns the query of a URL with another choice; other parameters are kept. "" when there are none. */
export function writeFinanceChoice(search: string, choice: FinanceChoice): string {
  const others = [...parseQuery(search)].filter(([name]) => !(financeParameters as readonly string[]).includes(name));
  const parameters = [
    ...others.flatMap(([name, values]) => values.map((value) => [name, value] as const)),
    ...Object.entries(choice).map(([name, value]) => [name, String(value)] as const),
  ];
  return parameters.length > 0 ? `?${queryText(parameters)}` : '';
}
