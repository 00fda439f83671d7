import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { leadFormName } from '../../../shared/forms/LeadTypes.ts';
import { sellCarFaults, sellCarValues } from '../../../shared/forms/rules/sellCarRules.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import type { AppThunk } from '../../app/store.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { refusedFields } from '../refusedFields.ts';
import { refusesPhotos } from './refusesPhotos.ts';
import { readSellFields, sellFieldOrder } from './sellFields.ts';

/** Handles a car offer posted without JavaScript, for the page in the store. Server only. */
export function takeSellCarPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (_dispatch, getState, { gateways }) => {
    const { page, site } = getState();
    const hasForm = page.layout && sectionsOf(page.layout).some(({ componentName }) => componentName === 'SellCar');
    if (!hasForm) return { kind: 'noForm' };
    const answers = readSellFields(post.answers);
    const faults = sellCarFaults(answers, site.context);
    // with a rejected photo the visitor decides whether to send the rest: nothing is sent incomplete
    if (Object.keys(faults).length > 0 || post.photoFault) return { kind: 'invalid', faults };
    try {
      await gateways.leads.submit({
        formName: leadFormName(site.context.name, 'sellCar'),
        formSubmissionId: post.formSubmissionId,
        values: sellCarValues(answers),
        ...(post.photos.length > 0 ? { photos: post.photos } : {}),
      });
      return { kind: 'sent' };
    } catch (error) {
      const refused = error instanceof LeadRefusedError ? refusedFields(error, sellFieldOrder) : {};
      if (Object.keys(refused).length > 0) return { kind: 'invalid', faults: refused };
      if (error instanceof LeadRefusedError && refusesPhotos(error)) {
        return { kind: 'invalid', faults: { photos: 'invalid' } };
      }
      // the error may contain personal data: only its name may be logged
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.error('FORM_SUBMISSION_FAILED', { site: site.context.name, reason });
      return { kind: error instanceof LeadRefusedError ? 'refused' : 'failed' };
    }
  };
}
