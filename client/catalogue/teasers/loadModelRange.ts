import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { brandFacet } from '../../../shared/catalogue/list/listState.ts';
import type { RangeModel } from '../../../shared/catalogue/facets/RangeModel.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import type { AppThunk } from '../../app/store.ts';
import { textField } from '../../framework/fields.ts';
import { teaserLoaded } from './teasersState.ts';

/** Number of cars, cheapest first, that are searched for each model's price and picture. */
const maxCars = 200;
const fields: CarField[] = ['car_model', 'car_price', 'car_primary_image', 'car_sale_state'];

/**
 * Fetches the models of a make that are in stock.
 * @returns the error, "" for none; the gateway has logged it, and the page omits the section
 */
export function loadModelRange(uid: string, sectionFields: Fields): AppThunk<Promise<string>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    const brand = textField(sectionFields, 'Brand');
    if (!site.features.stock || brand === '') return '';
    const answer = await gateways.catalogue.searchCars({
      index: indexFor(site.name, 'vehicles'),
      fields,
      keyphrase: '',
      facets: [{ name: brandFacet, child_name: 'car_model' }],
      limit: maxCars,
      offset: 0,
      sort_name: 'car_price:asc',
      filters: { [brandFacet]: [brand] },
    });
    if (answer.error) return `The models of the section ${uid} could not be fetched: the search does not answer.`;
    const make = answer.facet[0]?.value.find(({ text }) => text.toLowerCase() === brand.toLowerCase());
    const models = (make?.children ?? [])
      .filter(({ count }) => count > 0)
      .map(({ text, count }) => rangeModel(text, count, answer.content));
    dispatch(teaserLoaded({ uid, teaser: { status: 'ready', cars: [], models } }));
    return '';
  };
}

function rangeModel(model: string, count: number, cars: readonly Partial<Car>[]): RangeModel {
  const own = cars.filter((car) => car.car_model === model && car.car_sale_state !== 'sold');
  const picture = own.find((car) => car.car_primary_image)?.car_primary_image;
  return {
    model,
    count,
    price: own.find((car) => car.car_price)?.car_price ?? null,
    image: picture?.thumbnail_url ?? '',
    blur: picture?.blur_data_url ?? '',
  };
}
