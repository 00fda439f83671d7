import type { Car } from '../../shared/catalogue/Car.ts';
import { dealerByIdSearch, sampleDealersSearch } from '../../shared/catalogue/dealerSearch.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { dealershipRecipient, sellerRecipient } from '../../shared/forms/leadRecipient.ts';
import type { ContactRecipients, Dealership } from '../../shared/forms/leadRecipient.ts';
import type { AppThunk } from '../app/store.ts';

/** Finds out to whom enquiries about a car go. Dealers are asked for only where the car does not say it itself. */
export function loadContactRecipients(car: Partial<Car>): AppThunk<Promise<ContactRecipients>> {
  return async (_dispatch, getState, { gateways }) => {
    const index = indexFor(getState().site.context.name, 'sites');
    if (car.car_is_sample) {
      const { content } = await gateways.catalogue.searchDealers(sampleDealersSearch(index));
      const dealerships = content.flatMap((dealer): Dealership[] => {
        const { site_official_name: siteName = '' } = dealer;
        return siteName === '' ? [] : [{ siteName, recipient: dealershipRecipient(car, dealer) }];
      });
      return { recipient: null, dealerships: dealerships.length > 0 ? dealerships : ownDealership(car) };
    }
    const known = sellerRecipient(car, null);
    if (known || !car.car_site_id) return { recipient: known, dealerships: null };
    const { content } = await gateways.catalogue.searchDealers(dealerByIdSearch(index, car.car_site_id));
    return { recipient: sellerRecipient(car, content[0] ?? null), dealerships: null };
  };
}

/** While the dealers cannot be asked for, the one where the car stands answers through its seller. */
function ownDealership(car: Partial<Car>): Dealership[] {
  return car.car_site_name ? [{ siteName: car.car_site_name, recipient: sellerRecipient(car, null) }] : [];
}
