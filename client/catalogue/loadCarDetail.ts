import type { Car } from '../../shared/catalogue/Car.ts';
import type { Dealer } from '../../shared/catalogue/Dealer.ts';
import { CatalogueUnavailableError } from '../../shared/catalogue/CatalogueGateway.ts';
import { compactCar, detailFields } from '../../shared/catalogue/carFields.ts';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { dealerByIdSearch } from '../../shared/catalogue/dealerSearch.ts';
import { groupEquipment } from '../../shared/catalogue/equipmentGroups.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { carByIdSearch } from '../../shared/catalogue/listSearch.ts';
import { chooseSimilar, similarSearches } from '../../shared/catalogue/similarCars.ts';
import type { ContactRecipients } from '../../shared/forms/leadRecipient.ts';
import type { AppThunk } from '../app/store.ts';
import { loadContactRecipients } from '../forms/loadContactRecipients.ts';
import { cardOf } from './cardOf.ts';
import type { EquipmentKinds } from './carDetailState.ts';
import { carDealer } from './carDealer.ts';
import type { CarDealer } from './carDealer.ts';

/** A car with those to show beside it; `car` is null when there is none of that id. */
export interface FoundCar {
  car: Partial<Car> | null;
  /** Kinds of its equipment, which is in their order, and how many items each has. */
  equipmentKinds: EquipmentKinds;
  similar: CardCar[];
  /** Where the car stands; null when that is not known or the search fails. */
  dealer: CarDealer | null;
  recipients: ContactRecipients;
}

const nobody: ContactRecipients = { recipient: null, dealerships: null };

/**
 * Fetches a car by its id, with similar cars, or with recommended cars when it is gone.
 * Throws when the search fails, for a failure must not look like a car that does not exist.
 */
export function loadCarDetail(carId: string): AppThunk<Promise<FoundCar>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    const index = indexFor(site.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(carByIdSearch(index, carId));
    if (answer.error) throw new CatalogueUnavailableError('The car');
    const delivered = answer.content[0] ? compactCar(ofNobody(answer.content[0]), detailFields) : null;
    const groups = groupEquipment(delivered?.car_equipment ?? []);
    const car = delivered && {
      ...delivered,
      ...(groups.length > 0 ? { car_equipment: groups.flatMap(({ items }) => items) } : {}),
    };
    const dealer = car ? dispatch(loadCarDealer(car)) : Promise.resolve(null);
    const shownOrAsked = { ...car, car_id: carId };
    const [similar, found, recipients] = await Promise.all([
      Promise.all(similarSearches(index, shownOrAsked).map((search) => gateways.catalogue.searchCars(search))),
      dealer,
      car && car.car_sale_state !== 'sold' ? dispatch(loadContactRecipients(car, dealer)) : nobody,
    ]);
    const candidates = similar.flatMap(({ content }) => content);
    const chosen = chooseSimilar(shownOrAsked, candidates);
    const shown = car && found?.slug ? carDealer(found, car) : null;
    return {
      car,
      equipmentKinds: groups.map(({ kind, items }) => [kind, items.length]),
      similar: chosen.map((other) => cardOf(other, site)),
      dealer: shown,
      recipients,
    };
  };
}

/** The dealer where a car stands; its page does without where that cannot be had. */
function loadCarDealer(car: Partial<Car>): AppThunk<Promise<Partial<Dealer> | null>> {
  return async (_dispatch, getState, { gateways }) => {
    if (!car.car_site_id) return null;
    const index = indexFor(getState().site.context.name, 'sites');
    const { content } = await gateways.catalogue.searchDealers(dealerByIdSearch(index, car.car_site_id));
    return content[0] ?? null;
  };
}

/** A sold car without its numbers, by which its new owner can be found. */
function ofNobody(car: Partial<Car>): Partial<Car> {
  return car.car_sale_state === 'sold' ? { ...car, car_regno: '', car_chassino: '' } : car;
}
