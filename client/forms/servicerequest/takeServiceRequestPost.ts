import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { leadFormName } from '../../../shared/forms/LeadTypes.ts';
import { serviceRequestFaults, serviceRequestValues } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { selectServices } from '../../../shared/forms/serviceTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import type { AppThunk } from '../../app/store.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { refusedFields } from '../refusedFields.ts';
import { chosenDealer } from './serviceDealers.ts';
import { readServiceFields, serviceAnswers, serviceFieldOrder } from './serviceFields.ts';

/** Handles an order posted without JavaScript, for the page in the store. Server only. */
export function takeServiceRequestPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (_dispatch, getState, { gateways }) => {
    const { page, site, facilities } = getState();
    const section =
      page.layout && sectionsOf(page.layout).find(({ componentName }) => componentName === 'ServiceRequest');
    const motorcycles = site.context.serviceRequest?.motorcycleDealer;
    if (!section || !motorcycles) return { kind: 'noForm' };
    const answers = serviceAnswers(readServiceFields(post.answers, post.lists['services'] ?? []));
    const { typeCar } = answers;
    const dealer = chosenDealer(facilities[section.uid]?.dealers ?? [], motorcycles, answers);
    // the page has both lists of services: drops ticks in the other kind's list
    const services = selectServices(typeCar, answers.services);
    const ordered = { ...answers, services, siteEmail: dealer?.siteEmail ?? '' };
    const { timeZone, phone: phonePlan } = site.context;
    const today = wallTime(Date.now(), timeZone).date;
    const faults = serviceRequestFaults(ordered, { today, plan: phonePlan });
    if (!dealer || Object.keys(faults).length > 0) return { kind: 'invalid', faults };
    try {
      await gateways.leads.submit({
        formName: leadFormName(site.context.name, 'serviceRequest'),
        formSubmissionId: post.formSubmissionId,
        values: serviceRequestValues(ordered, dealer.siteName),
      });
      return { kind: 'sent' };
    } catch (error) {
      const refused = error instanceof LeadRefusedError ? refusedFields(error, serviceFieldOrder) : {};
      if (Object.keys(refused).length > 0) return { kind: 'invalid', faults: refused };
      // the error may contain personal data: only its name may be logged
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.error('FORM_SUBMISSION_FAILED', { site: site.context.name, reason });
      return { kind: error instanceof LeadRefusedError ? 'refused' : 'failed' };
    }
  };
}
