import type { BookingContact } from '../../shared/booking/request/buildBookingRequest.ts';
import { emailFault, nameFault, phoneFault } from '../../shared/forms/rules/contactRules.ts';
import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../shared/forms/rules/fieldLimits.ts';
import type { PhonePlan } from '../../shared/kit/text/nationalPhone.ts';
import { phoneFaultText } from '../forms/fields/phoneFaultText.ts';
import type { Translate } from '../site/translate.ts';

export type ContactField = keyof BookingContact;
export type ContactFaults = Partial<Record<ContactField, FieldFault>>;

export const blankContact: BookingContact = { firstName: '', lastName: '', phone: '', email: '', message: '' };

/** Invalid fields with their faults: all fields except the message are required. */
export function bookingContactFaults(contact: BookingContact, plan: PhonePlan): ContactFaults {
  const faults: Record<ContactField, FieldFault | null> = {
    firstName: nameFault(contact.firstName),
    lastName: nameFault(contact.lastName),
    phone: phoneFault(contact.phone, plan),
    email: emailFault(contact.email),
    message: contact.message.trim().length > fieldLimits.message ? 'tooLong' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** Advice to the visitor on how to fix a fault. */
export function contactFaultText(t: Translate, field: ContactField, fault: FieldFault): string {
  if (field === 'phone') return phoneFaultText(t, fault);
  if (fault === 'tooLong') {
    const limits = { email: fieldLimits.email, message: fieldLimits.message };
    return t('contactTooLong', { count: field in limits ? limits[field as keyof typeof limits] : fieldLimits.name });
  }
  if (field === 'email') return t(fault === 'missing' ? 'contactEmailMissing' : 'contactEmailInvalid');
  return t(field === 'firstName' ? 'contactFirstNameMissing' : 'contactLastNameMissing');
}
