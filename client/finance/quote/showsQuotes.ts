import type { Car } from '../../../shared/catalogue/Car.ts';
import { physicalVehicle } from '../../../shared/finance/quoteRequest.ts';
import { showsDeliveredLoan } from '../../../shared/finance/showsDeliveredLoan.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';

/** True if a car's page has quotes of a finance provider. */
export function showsQuotes(car: Partial<Car>, site: SiteContext): boolean {
  return !showsDeliveredLoan(site) && physicalVehicle(car, site.finance?.quotePrice) !== null;
}
