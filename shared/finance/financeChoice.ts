import { parseQuery, queryText } from '../kit/queryText.ts';

/** How a car is paid for by the month. */
export const financingKinds = ['loan', 'private', 'company'] as const;
export type FinancingKind = (typeof financingKinds)[number];

/** What a visitor has chosen, as the address of a car's page has it; what is left out is as the car offers it. */
export interface FinanceChoice {
  financing?: FinancingKind;
  months?: number;
  /** The down payment. */
  down?: number;
}

/** The one whole number in what was typed: unit, blanks and groups are passed over, decimals cut off; null for none. */
export function typedAmount(text: string): number | null {
  const [, typed = ''] = /^[^\d-]*(\d[\d\s.,]*)\D*$/.exec(text) ?? [];
  const digits = typed
    .replace(/[.,]\d{1,2}\s*$/, '')
    .replace(/\D/g, '')
    .slice(0, 9);
  return digits === '' ? null : Number(digits);
}

/** Names of the query parameters that hold the choice. */
export const financeParameters = ['financing', 'months', 'down'] as const;

/** Reads the choice of an address; what makes no sense there is as if it were not there. */
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

/** The search of an address with another choice; its other parameters stay. "" when there are none. */
export function writeFinanceChoice(search: string, choice: FinanceChoice): string {
  const others = [...parseQuery(search)].filter(([name]) => !(financeParameters as readonly string[]).includes(name));
  const parameters = [
    ...others.flatMap(([name, values]) => values.map((value) => [name, value] as const)),
    ...Object.entries(choice).map(([name, value]) => [name, String(value)] as const),
  ];
  return parameters.length > 0 ? `?${queryText(parameters)}` : '';
}
