import { workshopDetails, workshopFields } from '../../../shared/booking/workshops/workshopDetails.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';
import { selectDraft, selectSiteSearch, selectWorkshopDetails, workshopDetailsRead } from './bookingState.ts';

const maxDealers = 100;

/** Loads the workshops' details from the dealers' index, once. Without them there is no phone number. */
export function loadWorkshopDetails(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    if (selectWorkshopDetails(getState()) || !hasDealers(site)) return;
    const answer = await gateways.catalogue.searchDealers({
      index: indexFor(site.name, 'sites'),
      fields: workshopFields,
      keyphrase: '',
      facets: [],
      limit: maxDealers,
      offset: 0,
      sort_name: '',
      filters: {},
    });
    if (answer.error) return;
    dispatch(workshopDetailsRead(workshopDetails(answer.content, site)));
    const { sites = [] } = selectSiteSearch(getState()) ?? {};
    const departmentIds = [
      ...sites.map(({ departmentId }) => departmentId),
      selectDraft(getState()).location?.departmentId,
    ];
    for (const departmentId of new Set(departmentIds)) if (departmentId) void dispatch(loadOtherWorkshop(departmentId));
  };
}

/** Adds the phone number of another site's workshop, which the site's own index does not contain. */
export function loadOtherWorkshop(departmentId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const known = selectWorkshopDetails(getState());
    if (!known || Object.hasOwn(known, departmentId)) return;
    try {
      const { siteName, phone } = await gateways.booking.workshop(departmentId);
      const others = selectWorkshopDetails(getState());
      dispatch(workshopDetailsRead({ ...others, [departmentId]: { siteName, phone, place: null } }));
    } catch (error) {
      bookingFailed('workshop', error);
    }
  };
}
