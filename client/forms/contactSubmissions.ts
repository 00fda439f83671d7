import type { Car } from '../../shared/catalogue/Car.ts';
import type { ContactFields } from '../../shared/forms/contactAnswers.ts';
import { contactValues } from '../../shared/forms/contactValues.ts';
import { DepartmentNotFoundError, leadRecipient } from '../../shared/forms/leadRecipient.ts';
import type { ContactRecipients } from '../../shared/forms/leadRecipient.ts';
import { leadFormName } from '../../shared/forms/LeadTypes.ts';
import type { LeadSubmission } from '../../shared/forms/LeadTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { browserLogger } from '../browser/browserLogger.ts';
import { newSubmissionId } from './newSubmissionId.ts';

export interface Enquiry {
  site: string;
  car: Partial<Car>;
  fields: ContactFields;
  recipients: ContactRecipients;
  sourceUrl: string;
}

/**
 * Makes submissions of enquiries. What is sent again unchanged keeps its id, for the first may have been taken though
 * its answer got lost; what was changed gets a new one. Throws DepartmentNotFoundError when nobody would get it.
 */
export function contactSubmissions(logger: Logger = browserLogger): (enquiry: Enquiry) => LeadSubmission {
  let last = { content: '', id: '' };
  return ({ site, car, fields, recipients, sourceUrl }) => {
    const values = contactValues({ car, fields, recipient: recipientOrThrow(), sourceUrl });
    const content = JSON.stringify(values);
    if (content !== last.content) last = { content, id: newSubmissionId(globalThis.crypto) };
    const submission = { formName: leadFormName(site, 'carContact'), formSubmissionId: last.id, values };
    return fields.homepage === '' ? submission : { ...submission, homepage: fields.homepage };

    function recipientOrThrow() {
      try {
        return leadRecipient(recipients, fields.siteName);
      } catch (error) {
        if (error instanceof DepartmentNotFoundError) {
          logger.error('DEPARTMENT_NOT_FOUND', { site, carId: car.car_id, department: car.car_departmenterpid });
        }
        throw error;
      }
    }
  };
}
