import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { leadFormName } from '../../../shared/forms/LeadTypes.ts';
import { storeContactFaults, storeContactValues } from '../../../shared/forms/rules/storeContactRules.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { AppThunk } from '../../app/store.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import { refusedFields } from '../refusedFields.ts';
import { chosenStore, siteStores } from './siteStores.ts';
import { readStoreFields, storeFieldOrder } from './storeFields.ts';

/** Handles a message posted without JavaScript, for the page in the store. Server only. */
export function takeStoreContactPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (_dispatch, getState, { gateways }) => {
    const { page, site, facilities } = getState();
    const section = page.layout && sectionsOf(page.layout).find(({ componentName }) => componentName === 'ContactForm');
    if (!section) return { kind: 'noForm' };
    const answers = readStoreFields(post.answers);
    const store = chosenStore(siteStores(site.context.contacts, facilities[section.uid]?.dealers), answers.siteEmail);
    const addressed = { ...answers, siteEmail: store?.siteEmail ?? '' };
    const faults = storeContactFaults(addressed, site.context.phone);
    if (!store || Object.keys(faults).length > 0) return { kind: 'invalid', faults };
    try {
      await gateways.leads.submit({
        formName: leadFormName(site.context.name, 'storeContact'),
        formSubmissionId: post.formSubmissionId,
        values: storeContactValues(addressed, store.siteName),
      });
      return { kind: 'sent' };
    } catch (error) {
      const refused = error instanceof LeadRefusedError ? refusedFields(error, storeFieldOrder) : {};
      if (Object.keys(refused).length > 0) return { kind: 'invalid', faults: refused };
      // the error may contain what the visitor wrote: only its name is logged
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.error('FORM_SUBMISSION_FAILED', { site: site.context.name, reason });
      return { kind: error instanceof LeadRefusedError ? 'refused' : 'failed' };
    }
  };
}
