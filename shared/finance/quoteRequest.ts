import type { Car } from '../catalogue/Car.ts';
import type { SiteFinance } from '../site/SiteTypes.ts';
import type {
  CalculationType,
  CfdRequest,
  DefaultRequest,
  OrganisationIdentifier,
  PhysicalVehicle,
} from './FinanceTypes.ts';
import { encodeUriPart } from '../kit/text/encodeUriPart.ts';

/** The visitor's choices for one product: months, GBP, GBP a month, miles a year. */
export interface QuoteChoice {
  term: number;
  deposit: number;
  payment: number;
  mileage: number;
  calculation: CalculationType;
}

/** Returns the key of a car's dealer; the site's own for a dealer without one. */
export function dealerKeyOf(finance: SiteFinance, siteId: string): string {
  const { dealerKeys = {}, dealerKey } = finance;
  return (Object.hasOwn(dealerKeys, siteId) && dealerKeys[siteId]) || dealerKey;
}

/** Returns every dealer key of a site. */
export function dealerKeysOf(finance: SiteFinance): string[] {
  return [...new Set([finance.dealerKey, ...Object.values(finance.dealerKeys ?? {})])];
}

/**
 * Returns the price to quote in whole units of currency; 0 when the car has none. `asked` is the price to pay on the
 * car's page: the campaign price of a campaign car, and without VAT where the page shows it without.
 */
function quotedPrice(car: Partial<Car>, quotePrice: SiteFinance['quotePrice'] = 'retail'): number {
  const { car_price: price, car_retail_price: retail, car_campaign_price: campaign } = car;
  if (quotePrice === 'retail') return retail ?? 0;
  // Same choice of price as carPrice in the catalogue.
  const onCampaign = car.car_has_campaign_price === true && Boolean(car.car_campaign_price_text);
  return [onCampaign ? campaign : null, price, retail].find((amount) => Number(amount) > 0) ?? 0;
}

/** Returns a car in the provider's format; null without a price, because it cannot be quoted. */
export function physicalVehicle(car: Partial<Car>, quotePrice?: SiteFinance['quotePrice']): PhysicalVehicle | null {
  const price = quotedPrice(car, quotePrice);
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

/** Builds the request for the products of a car. */
export function defaultRequest(vehicle: PhysicalVehicle, dealerKey: string): DefaultRequest {
  return { PhysicalVehicle: vehicle, OrganisationIdentifier: organisation(dealerKey) };
}

/** Builds the request for the quote of one product. `id` only identifies the car in the request. */
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

/** Adds the dealer's key and the quote to the query of a provider page. */
export function providerLink(page: string, dealerKey: string, quoteReference: string): string {
  const query = `key=${encodeUriPart(dealerKey)}&quoteRef=${encodeUriPart(quoteReference)}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
