import { foldedWords } from '../../../shared/catalogue/foldText.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';

/** Returns the dealer of a car with its town, unless the name has the town: "Fjord Bil Bergen". */
export function sellerPlace({ car_site_name: name = '', car_site_city: town = '' }: Partial<Car>): string {
  const named = new Set(foldedWords(name));
  const hasTown = foldedWords(town).every((word) => named.has(word));
  return [name, hasTown ? '' : town].filter(Boolean).join(', ');
}
