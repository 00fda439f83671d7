import type { Car } from '../../../shared/catalogue/Car.ts';
import type { ContactFields } from '../../../shared/forms/contactAnswers.ts';
import { contactValues } from '../../../shared/forms/contactValues.ts';
import { DepartmentNotFoundError, leadRecipient } from '../../../shared/forms/leadRecipient.ts';
import type { ContactRecipients } from '../../../shared/forms/leadRecipient.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { browserLogger } from '../../browser/browserLogger.ts';
import { leadSubmissions } from '../leadSubmissions.ts';

export interface Enquiry {
  site: string;
  car: Partial<Car>;
  fields: ContactFields;
  recipients: ContactRecipients;
  sourceUrl: string;
  /** Text of the chosen financing; "" for none. */
  financing: string;
}

/**
 * Returns a factory for enquiry submissions, see leadSubmissions.
 * The factory throws DepartmentNotFoundError when there is no recipient.
 */
export function contactSubmissions(logger: Logger = browserLogger): (enquiry: Enquiry) => LeadSubmission {
  const buildSubmission = leadSubmissions('carContact');
  return ({ site, car, fields, recipients, sourceUrl, financing }) => {
    const values = contactValues({ car, fields, recipient: recipientOrThrow(), sourceUrl, financing });
    return buildSubmission({ site, values, homepage: fields.homepage });

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
