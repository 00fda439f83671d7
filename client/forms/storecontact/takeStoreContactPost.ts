import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { storeContactFaults, storeContactValues } from '../../../shared/forms/rules/storeContactRules.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { AppThunk } from '../../app/store.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import { sendPostedLead } from '../sendPostedLead.ts';
import { chosenStore, siteStores } from './siteStores.ts';
import { readStoreFields, storeFieldOrder } from './storeFields.ts';

/** Handles a message posted without JavaScript, for the page in the store. Server only. */
export function takeStoreContactPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (dispatch, getState) => {
    const { page, site, facilities } = getState();
    const section = page.layout && sectionsOf(page.layout).find(({ componentName }) => componentName === 'ContactForm');
    if (!section) return { kind: 'noForm' };
    const answers = readStoreFields(post.answers);
    const store = chosenStore(siteStores(site.context.contacts, facilities[section.uid]?.dealers), answers.siteEmail);
    const addressed = { ...answers, siteEmail: store?.siteEmail ?? '' };
    const faults = storeContactFaults(addressed, site.context.phone);
    if (!store || Object.keys(faults).length > 0) return { kind: 'invalid', faults };
    const values = () => storeContactValues(addressed, store.siteName);
    return dispatch(sendPostedLead({ kind: 'storeContact', post, values, fields: storeFieldOrder }, logger));
  };
}
