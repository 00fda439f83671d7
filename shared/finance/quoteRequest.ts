import type { Car } from '../catalogue/Car.ts';
import type { SiteFinance } from '../site/SiteTypes.ts';
import type {
  CalculationType,
  CfdRequest,
  DefaultRequest,
  OrganisationIdentifier,
  PhysicalVehicle,
} from './FinanceTypes.ts';

/** What a visitor has chosen of one product: months, GBP, GBP a month, miles a year. */
export interface QuoteChoice {
  term: number;
  deposit: number;
  payment: number;
  mileage: number;
  calculation: CalculationType;
}

/** The key of the dealer where a car stands; the site's own for a dealer that has none. */
export function dealerKeyOf(finance: SiteFinance, siteId: string): string {
  const { dealerKeys = {}, dealerKey } = finance;
  return (Object.hasOwn(dealerKeys, siteId) && dealerKeys[siteId]) || dealerKey;
}

/** Every dealer key of a site. */
export function dealerKeysOf(finance: SiteFinance): string[] {
  return [...new Set([finance.dealerKey, ...Object.values(finance.dealerKeys ?? {})])];
}

/** A car as the provider knows it; null for a car without a price, for which nobody can say anything. */
export function physicalVehicle(car: Partial<Car>): PhysicalVehicle | null {
  const price = car.car_retail_price ?? 0;
  if (price <= 0) return null;
  const chassisNumber = car.car_chassino ?? '';
  return {
    Type: 'Car',
    SourceVehicleId: chassisNumber,
    Vin: chassisNumber,
    Status: 'PreOwned',
    OnTheRoadPrice: price,
    Registration: {
      RegistrationNumber: car.car_regno ?? '',
      CountryCode: 'GB',
      DateRegisteredWithDvla: (car.car_firstregistration ?? '').slice(0, 10),
    },
  };
}

function organisation(dealerKey: string): OrganisationIdentifier {
  return { Type: 'AssociatedDealerKey', Value: dealerKey };
}

/** Asks for the products of a car. */
export function defaultRequest(vehicle: PhysicalVehicle, dealerKey: string): DefaultRequest {
  return { PhysicalVehicle: vehicle, OrganisationIdentifier: organisation(dealerKey) };
}

/** Asks for the quote of one product. `id` only names the car in the request. */
export function quoteRequest(
  vehicle: PhysicalVehicle,
  { id, dealerKey, familyKey }: { id: string; dealerKey: string; familyKey: string },
  choice: QuoteChoice,
): CfdRequest {
  return {
    VehicleRequests: [
      {
        Id: id,
        Parameters: {
          Term: choice.term,
          CashDeposit: choice.deposit,
          RegularPayment: choice.payment,
          AnnualMileage: choice.mileage,
          FinanceProductFamilyKeys: [familyKey],
          CalculationType: choice.calculation,
          OrganisationIdentifier: organisation(dealerKey),
        },
        PhysicalVehicle: vehicle,
      },
    ],
  };
}

/** A page of the provider with the dealer's key and the quote in its query, beside what stands there already. */
export function providerLink(page: string, dealerKey: string, quoteReference: string): string {
  const query = `key=${encodeURIComponent(dealerKey)}&quoteRef=${encodeURIComponent(quoteReference)}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
