import type { ChangeEvent, SyntheticEvent, FocusEventHandler, ReactNode, Ref } from 'react';
import './contactTexts.ts';
import './ContactForm.css';
import type { ContactFields } from '../../shared/forms/contactAnswers.ts';
import type { ContactAnswers, FieldFault } from '../../shared/forms/contactRules.ts';
import { attemptField, formField, trapField } from '../../shared/forms/FormPost.ts';
import { PrivacyNote } from '../site/components/PrivacyNote.tsx';
import type { Translate } from '../site/translate.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CheckField } from './CheckField.tsx';
import { faultText } from './faultText.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { FormField } from './FormField.tsx';

export type ContactFaults = Partial<Record<keyof ContactAnswers, FieldFault>>;

type AnyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How a control gets its value: once, after which it is the browser's, or every time from whoever keeps it. */
export type Control = { name: string } & (
  | { defaultValue: string }
  | { value: string; onChange: (event: ChangeEvent<AnyControl>) => void; onBlur: FocusEventHandler<AnyControl> }
);
export type BoxControl = { name: string } & (
  { defaultChecked: boolean } | { checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void }
);

export interface ContactFormViewProps {
  t: Translate;
  formRef: Ref<HTMLFormElement>;
  /** Where browsers without scripts send the form. */
  action: string;
  /** Names of the dealerships to choose from; null when none is asked for. */
  dealerships: readonly string[] | null;
  /** The chosen way to pay, which the visitor can take away; "" for none. */
  financing: string;
  control: (name: Exclude<keyof ContactFields, 'quote' | 'testDrive' | 'financing'>) => Control;
  box: (name: 'quote' | 'testDrive' | 'financing') => BoxControl;
  /** What is wrong now. */
  faults: ContactFaults;
  /** What was wrong when the form was last sent: told together above the fields. */
  summary: ContactFaults;
  status: 'idle' | 'submitting' | 'failed';
  /** Of a form that was sent without scripts and not taken. */
  attempt: string;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Names of the fields in their order on the page. */
export const contactFieldOrder = ['siteName', 'name', 'phone', 'email', 'message'] as const;

/** The name in the page's form field and in its address, once it was sent. */
export const contactFormName = 'contact';

/** The enquiry's form: the same markup whether the browser keeps the values or react-final-form does. */
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
  attempt,
  onSubmit,
}: ContactFormViewProps): ReactNode {
  const submitting = status === 'submitting';
  const error = (field: keyof ContactAnswers): string | undefined => {
    const fault = faults[field];
    return fault && faultText(t, field, fault);
  };
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
        title={t('faultsToMend', { count: wrong.length })}
        fields={wrong.length > 1 ? wrong.map((field) => ({ id: `enquiry-${field}`, label: t(labels[field]) })) : []}
      />
      {dealerships && (
        <FormField id="enquiry-siteName" label={t('dealership')} error={error('siteName')} wide>
          {(field) => (
            <select {...field} {...control('siteName')} required disabled={submitting}>
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
      <FormField id="enquiry-name" label={t('yourName')} error={error('name')}>
        {(field) => <input {...field} {...control('name')} autoComplete="name" required disabled={submitting} />}
      </FormField>
      <FormField id="enquiry-phone" label={t('yourPhone')} error={error('phone')}>
        {(field) => (
          <input {...field} {...control('phone')} type="tel" autoComplete="tel" required disabled={submitting} />
        )}
      </FormField>
      <FormField id="enquiry-email" label={t('yourEmail')} error={error('email')} wide>
        {(field) => (
          <input
            {...field}
            {...control('email')}
            type="email"
            autoComplete="email"
            placeholder={t('emailExample')}
            required
            disabled={submitting}
          />
        )}
      </FormField>
      <FormField
        id="enquiry-message"
        label={t('enquiryMessage')}
        note={t('optionalField')}
        error={error('message')}
        wide
      >
        {(field) => <textarea {...field} {...control('message')} rows={3} disabled={submitting} />}
      </FormField>
      <div className="contact-form-trap" aria-hidden="true">
        <label htmlFor="enquiry-homepage">{t('leaveEmpty')}</label>
        <input id="enquiry-homepage" {...control(trapField)} tabIndex={-1} autoComplete="off" disabled={submitting} />
      </div>
      <div className="contact-form-boxes form-wide">
        {financing && <CheckField label={financing} {...box('financing')} value="true" disabled={submitting} />}
        <CheckField label={t('wantsQuote')} {...box('quote')} value="true" disabled={submitting} />
        <CheckField label={t('wantsTestDrive')} {...box('testDrive')} value="true" disabled={submitting} />
      </div>
      <Outcome status={status} t={t} />
      <Button type="submit" className="form-wide" busy={submitting}>
        {t(submitting ? 'sendingEnquiry' : status === 'failed' ? 'sendAgain' : 'sendEnquiry')}
      </Button>
      <PrivacyNote className="contact-form-privacy form-wide" text={t('enquiryPrivacy')} />
    </form>
  );
}

export const contactErrorId = 'enquiry-error';

/** That the form is on its way, or was not taken: in one place, which is there as soon as it is sent. */
function Outcome({ status, t }: { status: ContactFormViewProps['status']; t: Translate }): ReactNode {
  if (status === 'failed') {
    return (
      <p className="contact-form-outcome contact-form-failed form-wide" role="alert" tabIndex={-1} id={contactErrorId}>
        <Icon name="warning" />
        {t('carDetailFormError')}
      </p>
    );
  }
  if (status === 'idle') return null;
  return (
    <p className="contact-form-outcome form-wide" role="status">
      <Icon name="clock" />
      {t('sendingEnquiry')}
    </p>
  );
}

const labels = {
  siteName: 'dealership',
  name: 'yourName',
  phone: 'yourPhone',
  email: 'yourEmail',
  message: 'enquiryMessage',
} as const;
