import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { sellCarFaults, sellCarValues } from '../../../shared/forms/rules/sellCarRules.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { AppThunk } from '../../app/store.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import { sendPostedLead } from '../sendPostedLead.ts';
import { readSellFields, sellFieldOrder } from './sellFields.ts';

/** Handles a car offer posted without JavaScript, for the page in the store. Server only. */
export function takeSellCarPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (dispatch, getState) => {
    const { page, site } = getState();
    const hasForm = page.layout && sectionsOf(page.layout).some(({ componentName }) => componentName === 'SellCar');
    if (!hasForm) return { kind: 'noForm' };
    const answers = readSellFields(post.answers);
    const faults = sellCarFaults(answers, site.context);
    // with a rejected photo the visitor decides whether to send the rest: nothing is sent incomplete
    if (Object.keys(faults).length > 0 || post.photoFault) return { kind: 'invalid', faults };
    const lead = { post, values: () => sellCarValues(answers), photos: post.photos, fields: sellFieldOrder };
    return dispatch(sendPostedLead({ kind: 'sellCar', ...lead }, logger));
  };
}
