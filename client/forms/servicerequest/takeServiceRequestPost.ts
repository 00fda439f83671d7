import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { serviceRequestFaults, serviceRequestValues } from '../../../shared/forms/rules/serviceRequestRules.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import type { AppThunk } from '../../app/store.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { sendPostedLead } from '../sendPostedLead.ts';
import { chosenDealer } from './serviceDealers.ts';
import { readServiceFields, serviceAnswers, serviceFieldOrder } from './serviceFields.ts';

/** Handles an order posted without JavaScript, for the page in the store. Server only. */
export function takeServiceRequestPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (dispatch, getState) => {
    const { page, site, facilities } = getState();
    const section =
      page.layout && sectionsOf(page.layout).find(({ componentName }) => componentName === 'ServiceRequest');
    const motorcycles = site.context.serviceRequest?.motorcycleDealer;
    if (!section || !motorcycles) return { kind: 'noForm' };
    const answers = serviceAnswers(readServiceFields(post.answers, post.lists['services'] ?? []));
    const dealer = chosenDealer(facilities[section.uid]?.dealers ?? [], motorcycles, answers);
    const ordered = { ...answers, siteEmail: dealer?.siteEmail ?? '' };
    const { timeZone, phone: phonePlan } = site.context;
    const today = wallTime(Date.now(), timeZone).date;
    const faults = serviceRequestFaults(ordered, { today, plan: phonePlan });
    if (!dealer || Object.keys(faults).length > 0) return { kind: 'invalid', faults };
    const values = () => serviceRequestValues(ordered, dealer.siteName);
    return dispatch(sendPostedLead({ kind: 'serviceRequest', post, values, fields: serviceFieldOrder }, logger));
  };
}
