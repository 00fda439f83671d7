import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { sampleDealersSearch } from '../../../shared/catalogue/dealers/dealerSearch.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { dealershipRecipient, sellerRecipient } from '../../../shared/forms/leadRecipient.ts';
import type { ContactRecipients, Dealership } from '../../../shared/forms/leadRecipient.ts';
import type { AppThunk } from '../../app/store.ts';

/**
 * Determines the recipients of enquiries about a car.
 * These are its seller, or else its dealer; for a sample car the dealer that the visitor chooses, among those that sell
 * its brand, or all if no dealer names it.
 */
export function loadContactRecipients(
  car: Partial<Car>,
  whereItStands: Promise<Partial<Dealer> | null>,
): AppThunk<Promise<ContactRecipients>> {
  return async (_dispatch, getState, { gateways }) => {
    if (car.car_is_sample) {
      const index = indexFor(getState().site.context.name, 'sites');
      const search = async (brand: string): Promise<Partial<Dealer>[]> =>
        (await gateways.catalogue.searchDealers(sampleDealersSearch(index, brand))).content;
      const { car_brand: brand = '' } = car;
      const ofBrand = await search(brand);
      const content = ofBrand.length === 0 && brand !== '' ? await search('') : ofBrand;
      const dealerships = content.flatMap((dealer): Dealership[] => {
        const { site_official_name: siteName = '' } = dealer;
        return siteName === '' ? [] : [{ siteName, recipient: dealershipRecipient(car, dealer) }];
      });
      return { recipient: null, dealerships: dealerships.length > 0 ? dealerships : ownDealership(car) };
    }
    return { recipient: sellerRecipient(car, null) ?? sellerRecipient(car, await whereItStands), dealerships: null };
  };
}

/** Fallback without dealer data: the car's own dealer, reached through its seller. */
function ownDealership(car: Partial<Car>): Dealership[] {
  return car.car_site_name ? [{ siteName: car.car_site_name, recipient: sellerRecipient(car, null) }] : [];
}
