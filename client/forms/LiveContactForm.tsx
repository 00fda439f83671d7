import { FORM_ERROR } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Form, useField } from 'react-final-form';
import type { FormRenderProps } from 'react-final-form';
import type { Car } from '../../shared/catalogue/Car.ts';
import type { ContactFields } from '../../shared/forms/contactAnswers.ts';
import { contactFaults } from '../../shared/forms/contactRules.ts';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import { leadReason } from '../../shared/forms/leadReason.ts';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { pushToDataLayer } from '../browser/dataLayer.ts';
import { useTranslate } from '../site/useSite.ts';
import { contactErrorId, contactFieldOrder, ContactFormView } from './ContactFormView.tsx';
import type { BoxControl, ContactFaults, Control } from './ContactFormView.tsx';
import { contactSubmissions } from './contactSubmissions.ts';
import { refusedFaults } from './refusedFaults.ts';
import { submitLead } from './submitLead.ts';

export interface LiveContactFormProps {
  car: Partial<Car>;
  start: ContactFields;
  /** What is to be done once it is there: send it, put the focus into it, or nothing. */
  then: 'rest' | 'focus' | 'submit';
  action: string;
  /** The enquiry was taken; `height` is that of the form, px. */
  onSent: (height: number) => void;
}

/** The enquiry's form as react-final-form keeps it: checked as the visitor corrects it, sent without leaving the page. */
export function LiveContactForm({ car, start, then, action, onSent }: LiveContactFormProps): ReactNode {
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.site.context.name);
  const recipients = useAppSelector((state) => state.carDetail.recipients);
  const form = useRef<HTMLFormElement>(null);
  const [submissionOf] = useState(contactSubmissions);

  const send = async (fields: ContactFields): Promise<Record<string, unknown> | undefined> => {
    const { origin, pathname, search } = window.location;
    try {
      const submission = submissionOf({ site, car, fields, recipients, sourceUrl: origin + pathname + search });
      await dispatch(submitLead(submission));
    } catch (error) {
      const faults = error instanceof LeadRefusedError ? refusedFaults(error) : {};
      return Object.keys(faults).length > 0 ? faults : { [FORM_ERROR]: true };
    }
    const reason = leadReason(fields);
    pushToDataLayer({ event: 'lead', ...(reason ? { reason } : {}) });
    onSent(form.current?.offsetHeight ?? 0);
    return undefined;
  };

  return (
    <Form<ContactFields>
      initialValues={start}
      validate={(fields) => contactFaults(fields, recipients.dealerships !== null)}
      onSubmit={send}
    >
      {(state) => (
        <LiveFields
          state={state}
          formElement={form}
          then={then}
          action={action}
          dealerships={recipients.dealerships?.map(({ siteName }) => siteName) ?? null}
        />
      )}
    </Form>
  );
}

interface LiveFieldsProps extends Pick<LiveContactFormProps, 'then' | 'action'> {
  state: FormRenderProps<ContactFields>;
  formElement: { current: HTMLFormElement | null };
  dealerships: string[] | null;
}

function LiveFields({ state, formElement, then, action, dealerships }: LiveFieldsProps): ReactNode {
  const t = useTranslate();
  const { form, submitting, submitFailed, submitSucceeded, submitError, dirtySinceLastSubmit } = state;
  const [summary, setSummary] = useState<ContactFaults>({});
  const fields = useContactFields();
  const faults = submitFailed ? { ...state.submitErrors, ...state.errors } : {};
  const shown: ContactFaults = dirtySinceLastSubmit && submitFailed ? (state.errors ?? {}) : faults;
  const failed = submitError === true && !submitting && !submitSucceeded;

  const submit = async (): Promise<void> => {
    const before = form.getState();
    setSummary(before.errors ?? {});
    if (before.valid || !before.hasValidationErrors) submitButton(formElement.current)?.focus({ preventScroll: true });
    await form.submit();
    const { errors, submitErrors, submitError: notTaken } = form.getState();
    const wrong: ContactFaults = { ...submitErrors, ...errors };
    if (submitErrors) setSummary(wrong);
    const first = contactFieldOrder.find((name) => wrong[name]);
    if (first) namedField(formElement.current, first)?.focus();
    else if (notTaken) document.getElementById(contactErrorId)?.focus();
  };

  useEffect(() => {
    if (then === 'submit') void submit();
    if (then === 'focus') formElement.current?.querySelector<HTMLElement>('select, input:not([type])')?.focus();
    // once, on arrival
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <ContactFormView
      t={t}
      formRef={formElement}
      action={action}
      dealerships={dealerships}
      control={(name) => fields.text[name]}
      box={(name) => fields.boxes[name]}
      faults={shown}
      summary={summary}
      status={submitting ? 'submitting' : failed ? 'failed' : 'idle'}
      attempt=""
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!submitting) void submit();
      }}
    />
  );
}

function useContactFields() {
  const text = (name: keyof ContactFields): Control => {
    // the same fields in the same order at every render
    // eslint-disable-next-line react-hooks/rules-of-hooks
    const { value, onChange, onBlur } = useField<string>(name, { parse: (typed) => typed }).input;
    return { name, value, onChange, onBlur };
  };
  const tick = (name: 'quote' | 'testDrive'): BoxControl => {
    // eslint-disable-next-line react-hooks/rules-of-hooks
    const { checked = false, onChange } = useField<boolean>(name, { type: 'checkbox' }).input;
    return { name, checked, onChange };
  };
  return {
    text: {
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      message: text('message'),
      siteName: text('siteName'),
      homepage: text('homepage'),
    },
    boxes: { quote: tick('quote'), testDrive: tick('testDrive') },
  };
}

function submitButton(form: HTMLFormElement | null): HTMLButtonElement | null {
  return form?.querySelector<HTMLButtonElement>('button[type="submit"]') ?? null;
}

function namedField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
}
