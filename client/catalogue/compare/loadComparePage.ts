import { CatalogueUnavailableError } from '../../../shared/catalogue/CatalogueGateway.ts';
import { detailFields } from '../../../shared/catalogue/car/detailFields.ts';
import { compareAddress, comparedIds } from '../../../shared/catalogue/compare/compareAddress.ts';
import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carsByIdSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { LoadContext, RouteOutcome } from '../../framework/PageRoute.ts';
import { loadFrame } from '../../framework/loadLayout.ts';
import { buildListContext } from '../listContext.ts';
import { loadMissingPage } from '../loadMissingPage.ts';
import { crumbsToList, missingHead } from '../pageHead.ts';
import { versionsByDictionary } from '../../framework/versionsByDictionary.ts';
import { withoutSections } from '../withoutSections.ts';
import { comparedCar } from './comparedCar.ts';
import { compareChanged } from './compareState.ts';

/**
 * Loads the cars that the address names.
 * Sold cars are shown as sold, unknown ones are counted, invalid ids are skipped, and search engines index none of it.
 * Earlier ids of cars redirect to the present ones.
 * Throws when the search fails, so that an existing car is never shown as gone.
 */
export async function loadComparePage(context: LoadContext): Promise<RouteOutcome> {
  const { site, t, store, location } = context;
  if (!site.features.stock) return loadMissingPage(context);
  const ids = comparedIds(location.search);
  const [{ cars, movedIds }, frame] = await Promise.all([
    findCars(context, ids),
    loadFrame(context, `/${t('pathToCarList')}`),
  ]);
  if (Object.keys(movedIds).length > 0) {
    const presentIds = [...new Set(ids.map((id) => movedIds[id] ?? id))];
    return { kind: 'redirect', status: 308, location: compareAddress(site.basePath, t('pathToCompare'), presentIds) };
  }
  store.dispatch(compareChanged({ page: { cars, gone: ids.length - cars.length } }));
  const layout = withoutSections(frame, await versionsByDictionary(context, frame, 'pathToCompare'));
  const address = compareAddress(site.basePath, t('pathToCompare'), ids);
  const head = missingHead(`${t('compareTitle')} | ${site.displayName}`, t('compareDescription'));
  const crumbs = crumbsToList(frame, site, t, buildListContext(site, t).listPath);
  return {
    kind: 'page',
    status: 200,
    head: { ...head, canonical: site.origin + address },
    layout,
    breadcrumbs: [...crumbs, { title: t('compareTitle'), path: address }],
  };
}

async function findCars(
  { site, gateways }: LoadContext,
  ids: string[],
): Promise<{ cars: ComparedCar[]; movedIds: Record<string, string> }> {
  if (ids.length === 0) return { cars: [], movedIds: {} };
  const search = carsByIdSearch(indexFor(site.name, 'vehicles'), ids, detailFields);
  const answer = await gateways.catalogue.searchCars(search);
  if (answer.error) throw new CatalogueUnavailableError('The cars to compare');
  const carsById = new Map(answer.content.map((car) => [car.car_id, car]));
  return { cars: ids.flatMap((id) => carsById.get(id) ?? []).map(comparedCar), movedIds: answer.moved_ids ?? {} };
}
