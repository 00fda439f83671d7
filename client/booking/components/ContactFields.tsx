import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import { FormField } from '../../forms/fields/FormField.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { trackFieldUsed } from '../bookingEvents.ts';
import { contactFaultText } from '../bookingContactFaults.ts';
import type { ContactFaults, ContactField } from '../bookingContactFaults.ts';

interface ContactFieldsProps {
  contact: BookingContact;
  onChange: (some: Partial<BookingContact>) => void;
  faults: ContactFaults;
  /** True while the details are being sent: they must not change. */
  locked: boolean;
}

const lines = [
  ['firstName', 'contactFirstName', 'given-name', 'text'],
  ['lastName', 'contactLastName', 'family-name', 'text'],
  ['phone', 'contactPhone', 'tel', 'tel'],
  ['email', 'contactEmail', 'email', 'email'],
] as const;

/** Contact details of the customer, and a message to the workshop. */
export function ContactFields({ contact, onChange, faults, locked }: ContactFieldsProps): ReactNode {
  const t = useTexts();
  const { smsNotice } = useSite();
  const id = useId();
  const controlProps = (name: ContactField) => ({
    name,
    value: contact[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: target.value }),
    onInput: () => trackFieldUsed(name),
  });
  const faultText = (field: ContactField): string | undefined => {
    const fault = faults[field];
    return fault && contactFaultText(t, field, fault);
  };
  const smsHint = smsNotice && t(smsNotice === 'reminder' ? 'contactSmsReminder' : 'contactSmsConfirmation');
  const length = contact.message.length;
  return (
    <>
      {lines.map(([name, label, autoComplete, type]) => (
        <FormField
          key={name}
          id={`${id}${name}`}
          label={t(label)}
          error={faultText(name)}
          hint={name === 'phone' ? smsHint : undefined}
          required
        >
          {(field) => (
            <input {...field} {...controlProps(name)} type={type} autoComplete={autoComplete} readOnly={locked} />
          )}
        </FormField>
      ))}
      <div className="form-wide contact-message">
        <FormField
          id={`${id}message`}
          label={t('contactMessage')}
          note={t('contactOptional')}
          error={faultText('message')}
        >
          {(field) => (
            <textarea
              {...field}
              {...controlProps('message')}
              rows={3}
              maxLength={fieldLimits.message}
              autoComplete="off"
              readOnly={locked}
              aria-describedby={classNames(field['aria-describedby'], `${id}count`)}
            />
          )}
        </FormField>
        <p
          className={classNames('contact-counter', length >= fieldLimits.message && 'contact-counter-full')}
          id={`${id}count`}
        >
          <span>{t('contactMessageHint')}</span>
          <b aria-hidden="true">{`${String(length)}/${String(fieldLimits.message)}`}</b>
          <span className="visually-hidden">
            {`, ${t('contactMessageLength', { count: length, most: fieldLimits.message })}`}
          </span>
        </p>
      </div>
    </>
  );
}
