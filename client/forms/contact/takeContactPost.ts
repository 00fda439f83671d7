import { readContactFields } from '../../../shared/forms/contactAnswers.ts';
import { contactFaults } from '../../../shared/forms/rules/contactRules.ts';
import { contactValues } from '../../../shared/forms/contactValues.ts';
import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { leadRecipient } from '../../../shared/forms/leadRecipient.ts';
import { leadFormName } from '../../../shared/forms/LeadTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import type { AppThunk } from '../../app/store.ts';
import { enquiryFinancing, withoutFinanceChoice } from '../../finance/enquiryFinancing.ts';
import { siteContextOrThrow } from '../../site/siteContextOrThrow.ts';
import { createTranslate } from '../../site/translate.ts';
import { refusedFaults } from '../refusedFaults.ts';
import { costWordings } from '../../finance/costWordings.ts';
import { loanTexts } from '../../finance/loanTexts.ts';

/** Handles an enquiry posted without JavaScript, about the car in the store. Server only. */
export function takeContactPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (_dispatch, getState, { gateways }) => {
    const { page, site, carDetail } = getState();
    const { car, recipients } = carDetail;
    if (page.routeName !== 'carDetail') return { kind: 'noForm' };
    if (!car || car.car_sale_state === 'sold') return { kind: 'gone' };
    const fields = readContactFields(post.answers);
    const asksSite = recipients.dealerships !== null;
    const offered = !asksSite || recipients.dealerships?.some(({ siteName }) => siteName === fields.siteName);
    const faults = contactFaults({ ...fields, siteName: offered ? fields.siteName : '' }, asksSite, site.context.phone);
    if (Object.keys(faults).length > 0) return { kind: 'invalid', faults };
    const facts = { site: site.context.name, carId: car.car_id };
    try {
      const recipient = leadRecipient(recipients, fields.siteName);
      const context = siteContextOrThrow(site.context);
      const t = createTranslate(site.texts, context.locale, costWordings, loanTexts);
      const values = contactValues({
        ...{ car, fields, recipient },
        sourceUrl: fields.financing ? post.sourceUrl : withoutFinanceChoice(post.sourceUrl),
        financing: fields.financing ? enquiryFinancing(car, page.location.search, context, t) : '',
      });
      const formName = leadFormName(site.context.name, 'carContact');
      await gateways.leads.submit({ formName, formSubmissionId: post.formSubmissionId, values });
      return { kind: 'sent' };
    } catch (error) {
      const refused = error instanceof LeadRefusedError ? refusedFaults(error) : {};
      if (Object.keys(refused).length > 0) return { kind: 'invalid', faults: refused };
      // the error may contain personal data: only its name may be logged
      logger.error('FORM_SUBMISSION_FAILED', { ...facts, reason: error instanceof Error ? error.name : 'unknown' });
      return { kind: error instanceof LeadRefusedError ? 'refused' : 'failed' };
    }
  };
}
