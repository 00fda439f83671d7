import { readContactFields } from '../../../shared/forms/contactAnswers.ts';
import { contactFaults } from '../../../shared/forms/rules/contactRules.ts';
import { contactValues } from '../../../shared/forms/contactValues.ts';
import type { FormPost } from '../../../shared/forms/FormPost.ts';
import { leadRecipient } from '../../../shared/forms/leadRecipient.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { FormOutcome } from '../FormOutcome.ts';
import type { AppThunk } from '../../app/store.ts';
import { enquiryFinancing, withoutFinanceChoice } from '../../finance/enquiryFinancing.ts';
import { siteContextOrThrow } from '../../site/siteContextOrThrow.ts';
import { createTranslate } from '../../site/translate.ts';
import { sendPostedLead } from '../sendPostedLead.ts';
import { contactFieldOrder } from './contactFields.ts';

/** Handles an enquiry posted without JavaScript, about the car in the store. Server only. */
export function takeContactPost(post: FormPost, logger: Logger): AppThunk<Promise<FormOutcome>> {
  return async (dispatch, getState) => {
    const { page, site, carDetail } = getState();
    const { car, recipients } = carDetail;
    if (page.routeName !== 'carDetail') return { kind: 'noForm' };
    if (!car || car.car_sale_state === 'sold') return { kind: 'gone' };
    const fields = readContactFields(post.answers);
    const asksSite = recipients.dealerships !== null;
    const offered = !asksSite || recipients.dealerships?.some(({ siteName }) => siteName === fields.siteName);
    const faults = contactFaults({ ...fields, siteName: offered ? fields.siteName : '' }, asksSite, site.context.phone);
    if (Object.keys(faults).length > 0) return { kind: 'invalid', faults };
    const values = () => {
      const context = siteContextOrThrow(site.context);
      const t = createTranslate(site.texts, context.locale);
      return contactValues({
        ...{ car, fields, recipient: leadRecipient(recipients, fields.siteName) },
        sourceUrl: fields.financing ? post.sourceUrl : withoutFinanceChoice(post.sourceUrl),
        financing: fields.financing ? enquiryFinancing(car, page.location.search, context, t) : '',
      });
    };
    const facts = { carId: car.car_id };
    return dispatch(sendPostedLead({ kind: 'carContact', post, values, fields: contactFieldOrder, facts }, logger));
  };
}
