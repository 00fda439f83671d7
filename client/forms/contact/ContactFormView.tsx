import type { ChangeEvent, SyntheticEvent, FocusEventHandler, ReactNode, Ref } from 'react';
import './ContactForm.css';
import type { ContactFields } from '../../../shared/forms/contactAnswers.ts';
import type { ContactAnswers, FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { attemptField, formField, trapField } from '../../../shared/forms/FormPost.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import type { Translate } from '../../site/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CheckField } from '../fields/CheckField.tsx';
import { faultText } from '../fields/faultText.ts';
import { FormErrorSummary } from '../fields/FormErrorSummary.tsx';
import { FormField } from '../fields/FormField.tsx';
import { SendButton } from '../fields/SendButton.tsx';
import type { contactTexts } from './contactTexts.ts';
import type { phoneTexts } from '../fields/phoneTexts.ts';
import { announceFailure } from '../../ui/messages/announce.ts';

export type ContactFaults = Partial<Record<keyof ContactAnswers, FieldFault>>;

type AnyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Value of a control: an initial one for the browser, or a controlled one. */
export type Control = { name: string } & (
  | { defaultValue: string }
  | { value: string; onChange: (event: ChangeEvent<AnyControl>) => void; onBlur: FocusEventHandler<AnyControl> }
);
export type BoxControl = { name: string } & (
  | { defaultChecked: boolean }
  | { checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void }
);

export interface ContactFormViewProps {
  t: Translate<typeof contactTexts | typeof phoneTexts>;
  formRef: Ref<HTMLFormElement>;
  /** Target of the form without JavaScript. */
  action: string;
  /** Names of the dealerships to choose from; null without a choice. */
  dealerships: readonly string[] | null;
  /** The chosen financing, which the visitor can remove; "" for none. */
  financing: string;
  control: (name: Exclude<keyof ContactFields, 'quote' | 'testDrive' | 'financing'>) => Control;
  box: (name: 'quote' | 'testDrive' | 'financing') => BoxControl;
  /** Current faults. */
  faults: ContactFaults;
  /** Faults of the last submission, listed above the fields. */
  summary: ContactFaults;
  /** refused: another attempt without a change cannot succeed. */
  status: 'idle' | 'submitting' | 'failed' | 'refused';
  /** Text of the last attempt's failure; "" without one. */
  failure: string;
  /** Submission id of a refused post without JavaScript; "" for none. */
  attempt: string;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Names of the fields in page order. */
const contactFieldOrder = ['siteName', 'name', 'phone', 'email', 'message'] as const;

/** Value of the hidden form name field, and of the address's parameter after sending. */
export const contactFormName = 'contact';

/** Markup of the enquiry form, for both the native and the react-final-form version. */
export function ContactFormView({
  t,
  formRef,
  action,
  dealerships,
  financing,
  control,
  box,
  faults,
  summary,
  status,
  failure,
  attempt,
  onSubmit,
}: ContactFormViewProps): ReactNode {
  const submitting = status === 'submitting';
  const error = (field: keyof ContactAnswers): string | undefined =>
    faults[field] && faultText(t, field, faults[field]);
  const wrong = contactFieldOrder.filter((field) => summary[field]);
  return (
    <form
      ref={formRef}
      className="contact-form"
      method="post"
      action={action}
      noValidate
      aria-label={t('askAboutCar')}
      aria-busy={submitting}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={formField} value={contactFormName} />
      {attempt !== '' && <input type="hidden" name={attemptField} value={attempt} />}
      <FormErrorSummary
        fields={wrong.length > 1 ? wrong.map((field) => ({ id: `enquiry-${field}`, label: t(labels[field]) })) : []}
      />
      {dealerships && (
        <FormField id="enquiry-siteName" label={t('dealership')} error={error('siteName')} wide required>
          {(field) => (
            <select {...field} {...control('siteName')}>
              <option value="">{t('chooseSeller')}</option>
              {dealerships.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField id="enquiry-name" label={t('yourName')} error={error('name')} required>
        {(field) => <input {...field} {...control('name')} autoComplete="name" />}
      </FormField>
      <FormField id="enquiry-phone" label={t('yourPhone')} error={error('phone')} required>
        {(field) => <input {...field} {...control('phone')} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField id="enquiry-email" label={t('yourEmail')} error={error('email')} wide required>
        {(field) => (
          <input {...field} {...control('email')} type="email" autoComplete="email" placeholder={t('emailExample')} />
        )}
      </FormField>
      <FormField
        id="enquiry-message"
        label={t('enquiryMessage')}
        note={t('optionalField')}
        error={error('message')}
        wide
      >
        {(field) => <textarea {...field} {...control('message')} rows={3} />}
      </FormField>
      <div className="contact-form-trap" aria-hidden="true">
        <label htmlFor="enquiry-homepage">{t('leaveEmpty')}</label>
        <input id="enquiry-homepage" {...control(trapField)} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="contact-form-boxes form-wide">
        {financing && <CheckField label={financing} {...box('financing')} value="true" />}
        <CheckField label={t('wantsQuote')} {...box('quote')} value="true" />
        <CheckField label={t('wantsTestDrive')} {...box('testDrive')} value="true" />
      </div>
      {failure && (
        <p className="contact-form-failed form-wide" ref={announceFailure} tabIndex={-1} id={contactErrorId}>
          <Icon name="warning" />
          {failure}
        </p>
      )}
      {status !== 'refused' && (
        <SendButton className="form-wide" sending={submitting}>
          {t(status === 'failed' ? 'sendAgain' : 'sendEnquiry')}
        </SendButton>
      )}
      <PrivacyNote className="contact-form-privacy form-wide" text={t('enquiryPrivacy')} />
    </form>
  );
}

export const contactErrorId = 'enquiry-error';

const labels = {
  siteName: 'dealership',
  name: 'yourName',
  phone: 'yourPhone',
  email: 'yourEmail',
  message: 'enquiryMessage',
} as const;
