import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { CatalogueUnavailableError } from '../../../shared/catalogue/CatalogueGateway.ts';
import { compactCar } from '../../../shared/catalogue/car/carFields.ts';
import { detailFields } from '../../../shared/catalogue/car/detailFields.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { dealerByIdSearch } from '../../../shared/catalogue/dealers/dealerSearch.ts';
import { bestItems, groupEquipment } from '../../../shared/catalogue/car/equipmentGroups.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carByIdSearch } from '../../../shared/catalogue/list/listSearch.ts';
import { chooseSimilar, similarSearches } from '../../../shared/catalogue/car/similarCars.ts';
import type { ContactRecipients } from '../../../shared/forms/leadRecipient.ts';
import type { AppThunk } from '../../app/store.ts';
import { loadContactRecipients } from '../../forms/contact/loadContactRecipients.ts';
import { buildCard } from '../card/buildCard.ts';
import type { BestEquipment, EquipmentKinds } from './carDetailState.ts';
import { carDealer } from './carDealer.ts';
import type { CarDealer } from './carDealer.ts';

/** A car with related data; `car` is null when the id is unknown. */
export interface FoundCar {
  car: Partial<Car> | null;
  /** The present id of a car that was requested by an earlier one; null else. */
  movedTo: string | null;
  /** Equipment kinds in the order of the equipment, with the number of items of each. */
  equipmentKinds: EquipmentKinds;
  bestEquipment: BestEquipment;
  similar: CardCar[];
  /** Dealer that has the car; null when unknown or the search fails. */
  dealer: CarDealer | null;
  recipients: ContactRecipients;
}

/** Items of equipment that the page names in large type. */
const bestEquipmentShown = 3;

const noRecipients: ContactRecipients = { recipient: null, dealerships: null };

/**
 * Fetches a car by its id, with similar cars, or with recommended cars when it is gone.
 * Throws when the search fails, because a failure must not look like a missing car.
 */
export function loadCarDetail(carId: string): AppThunk<Promise<FoundCar>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    const index = indexFor(site.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(carByIdSearch(index, carId));
    if (answer.error) throw new CatalogueUnavailableError('The car');
    const [wholeCar] = answer.content;
    const delivered = wholeCar ? compactCar(withoutRecipients(wholeCar), detailFields) : null;
    const label = wholeCar?.energyLabels?.[site.language];
    const groups = groupEquipment(delivered?.car_equipment ?? [], delivered?.car_vehicle_type_code);
    const car = delivered && {
      ...delivered,
      ...(groups.length > 0 ? { car_equipment: groups.flatMap(({ items }) => items) } : {}),
      ...(label ? { energyLabels: { [site.language]: label } } : {}),
    };
    const dealer = car ? dispatch(loadCarDealer(car)) : Promise.resolve(null);
    const referenceCar = { ...car, car_id: carId };
    const [similar, found, recipients] = await Promise.all([
      Promise.all(similarSearches(index, referenceCar).map((search) => gateways.catalogue.searchCars(search))),
      dealer,
      car && car.car_sale_state !== 'sold' ? dispatch(loadContactRecipients(car, dealer)) : noRecipients,
    ]);
    const candidates = similar.flatMap(({ content }) => content);
    const chosen = chooseSimilar(referenceCar, candidates);
    const shown = car && found?.slug ? carDealer(found, car) : null;
    return {
      car,
      movedTo: answer.moved_ids?.[carId] ?? null,
      equipmentKinds: groups.map(({ kind, items }) => [kind, items.length]),
      bestEquipment: bestItems(groups).slice(0, bestEquipmentShown),
      similar: chosen.map((other) => buildCard(other, site)),
      dealer: shown,
      recipients,
    };
  };
}

/** Fetches the dealer that has a car; the page works without it. */
function loadCarDealer(car: Partial<Car>): AppThunk<Promise<Partial<Dealer> | null>> {
  return async (_dispatch, getState, { gateways }) => {
    if (!car.car_site_id) return null;
    const index = indexFor(getState().site.context.name, 'sites');
    const { content } = await gateways.catalogue.searchDealers(dealerByIdSearch(index, car.car_site_id));
    return content[0] ?? null;
  };
}

/** Removes a sold car's numbers, which could identify its new owner. */
function withoutRecipients(car: Partial<Car>): Partial<Car> {
  return car.car_sale_state === 'sold' ? { ...car, car_regno: '', car_chassino: '' } : car;
}
