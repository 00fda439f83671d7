import type { PhonePlan } from '../kit/text/nationalPhone.ts';

/**
 * Returns the plan that formats a country's numbers for readers of a locale.
 * Undefined for a locale of another country, whose readers may call from abroad.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function phonePlanFor(locale: string, country: string, plan: PhonePlan): PhonePlan | undefined {
  const { digits: _lengths, ...shown } = plan;
  return locale.split('-')[1] === country.toUpperCase() ? shown : undefined;
}
