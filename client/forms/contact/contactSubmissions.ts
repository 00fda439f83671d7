import type { Car } from '../../../shared/catalogue/Car.ts';
import type { ContactFields } from '../../../shared/forms/contactAnswers.ts';
import { contactValues } from '../../../shared/forms/contactValues.ts';
import { leadRecipient } from '../../../shared/forms/leadRecipient.ts';
import type { ContactRecipients } from '../../../shared/forms/leadRecipient.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
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

/** Returns a factory for enquiry submissions, see leadSubmissions. */
export function contactSubmissions(): (enquiry: Enquiry) => LeadSubmission {
  const buildSubmission = leadSubmissions('carContact');
  return ({ site, car, fields, recipients, sourceUrl, financing }) => {
    const recipient = leadRecipient(recipients, fields.siteName);
    const values = contactValues({ car, fields, recipient, sourceUrl, financing });
    return buildSubmission({ site, values, homepage: fields.homepage });
  };
}
