import { FORM_ERROR } from 'final-form';
import type { FormState } from 'final-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useField } from 'react-final-form';
import type { FormRenderProps } from 'react-final-form';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { ContactFields } from '../../../shared/forms/contactAnswers.ts';
import { contactFaults } from '../../../shared/forms/rules/contactRules.ts';
import { leadReason } from '../../../shared/forms/leadReason.ts';
import { leadReference } from '../../../shared/forms/leadReference.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import { enquiryFinancing, withoutFinanceChoice } from '../../finance/enquiryFinancing.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { contactErrorId, ContactFormView } from './ContactFormView.tsx';
import type { BoxControl, ContactFaults, Control } from './ContactFormView.tsx';
import { contactSubmissions } from './contactSubmissions.ts';
import { FieldsForm } from './FieldsForm.tsx';
import { answerFields } from '../refusedFaults.ts';
import { sendFailure, sendFailureText } from '../sendFailure.ts';
import type { SendFailure } from '../sendFailure.ts';
import { sendFailureTexts } from '../sendFailureTexts.ts';
import { submitLead } from '../submitLead.ts';
import { useFaultFocus } from '../fields/useFaultFocus.ts';
import { useAnsweringPhone } from './useAnsweringPhone.ts';
import { costWordings } from '../../finance/costWordings.ts';
import { loanTexts } from '../../finance/loanTexts.ts';
import { contactTexts } from './contactTexts.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';
import { announce } from '../../ui/messages/announce.ts';

export interface LiveContactFormProps {
  car: Partial<Car>;
  start: ContactFields;
  /** Action after mounting: submit, focus, or none. */
  then: 'rest' | 'focus' | 'submit';
  /** Faults from the server after a native post. */
  faultsBefore: ContactFaults;
  action: string;
  /** Called when the enquiry is received. `height`: the form's, px; `reference`: the seller's key to it. */
  onSent: (sent: { height: number; reference: string; message: string }) => void;
}

/** Enquiry form under react-final-form: validated while typing, sent without leaving the page. */
export function LiveContactForm({ car, start, then, faultsBefore, action, onSent }: LiveContactFormProps): ReactNode {
  const dispatch = useAppDispatch();
  const context = useSite();
  const { name: site, phone: phonePlan } = context;
  const t = useTexts(costWordings, loanTexts);
  const location = useAppSelector((state) => state.page.location);
  const recipients = useAppSelector((state) => state.carDetail.recipients);
  const phone = useAnsweringPhone(car);
  const form = useRef<HTMLFormElement>(null);
  const [submissionOf] = useState(() => contactSubmissions());
  const asksSite = recipients.dealerships !== null;
  const financing = enquiryFinancing(car, location.search, context, t);
  const validate = useCallback(
    (fields: ContactFields) => contactFaults(fields, asksSite, phonePlan),
    [asksSite, phonePlan],
  );

  const send = async (fields: ContactFields): Promise<Record<string, unknown> | undefined> => {
    const { origin, pathname, search } = window.location;
    let reference: string;
    try {
      const address = origin + pathname + search;
      const submission = submissionOf({
        ...{ site, car, fields, recipients },
        sourceUrl: fields.financing ? address : withoutFinanceChoice(address),
        financing: fields.financing ? financing : '',
      });
      await dispatch(submitLead(submission));
      reference = leadReference(submission.formSubmissionId);
    } catch (error) {
      const failure = sendFailure(error, answerFields);
      return typeof failure === 'string' ? { [FORM_ERROR]: failure } : failure;
    }
    const reason = leadReason(fields);
    pushToDataLayer({ event: 'lead', ...(reason ? { reason } : {}) });
    onSent({ height: form.current?.offsetHeight ?? 0, reference, message: fields.message.trim() });
    return undefined;
  };

  return (
    <FieldsForm<ContactFields> initialValues={start} validate={validate} onSubmit={send}>
      {(state) => (
        <LiveFields
          state={state}
          formElement={form}
          then={then}
          faultsBefore={faultsBefore}
          action={action}
          dealerships={recipients.dealerships?.map(({ siteName }) => siteName) ?? null}
          financing={financing}
          phone={phone}
        />
      )}
    </FieldsForm>
  );
}

interface LiveFieldsProps extends Pick<LiveContactFormProps, 'then' | 'faultsBefore' | 'action'> {
  state: FormRenderProps<ContactFields>;
  formElement: { current: HTMLFormElement | null };
  dealerships: string[] | null;
  financing: string;
  /** Number of the seller, else of the dealer; "" for none. */
  phone: string;
}

function LiveFields(props: LiveFieldsProps): ReactNode {
  const { state, formElement, then, faultsBefore, action, dealerships, financing, phone } = props;
  const t = useTexts(contactTexts, phoneTexts, sendFailureTexts);
  const { form, submitting, submitFailed } = state;
  const [summary, setSummary] = useState(faultsBefore);
  const focusFaults = useFaultFocus();
  const fields = useContactFields();
  const checked = submitFailed === true || Object.keys(faultsBefore).length > 0;
  const faults = checked ? collectFaults(state) : {};
  const failure = submitting ? undefined : (state.submitError as SendFailure | undefined);
  const refused = failure === 'refused';
  // a changed enquiry may be accepted
  const status = failure && !refused ? 'failed' : refused && !state.dirtySinceLastSubmit ? 'refused' : 'idle';

  const submit = async (): Promise<void> => {
    await form.submit();
    setSummary(collectFaults(form.getState()));
  };

  useEffect(() => {
    if (then === 'submit') {
      formElement.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(); // the pressed one is gone
      formElement.current?.requestSubmit();
    }
    if (then === 'focus') formElement.current?.querySelector<HTMLElement>('select, input:not([type])')?.focus();
  }, [then, formElement]);
  const hadFinancing = useRef(financing !== '');
  useEffect(() => {
    // a ticked box has appeared in the form
    if (financing !== '' && !hadFinancing.current) announce(financing);
    hadFinancing.current = financing !== '';
  }, [financing]);
  useEffect(() => {
    if (Object.keys(summary).length > 0) focusFaults(formElement.current);
  }, [summary, formElement, focusFaults]);
  useEffect(() => {
    if (failure) document.getElementById(contactErrorId)?.focus();
  }, [failure]);

  return (
    <ContactFormView
      t={t}
      formRef={formElement}
      action={action}
      dealerships={dealerships}
      financing={financing}
      control={(name) => fields.text[name]}
      box={(name) => fields.boxes[name]}
      faults={faults}
      summary={submitting ? {} : summary}
      status={submitting ? 'submitting' : status}
      failure={failure ? sendFailureText(t, failure, t('carDetailFormError'), phone) : ''}
      attempt=""
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!submitting) void submit();
      }}
    />
  );
}

/** Current faults; those from the server count only until something is changed. */
function collectFaults(state: FormState<ContactFields>): ContactFaults {
  const found = (state.errors ?? {}) as ContactFaults;
  const refused = (state.submitErrors ?? {}) as ContactFaults;
  return state.dirtySinceLastSubmit ? found : { ...refused, ...found };
}

function useTextControl(name: keyof ContactFields): Control {
  const { value, onChange, onBlur } = useField<string>(name, { parse: (typed: string) => typed }).input;
  return { name, value, onChange, onBlur };
}

function useBoxControl(name: keyof ContactFields): BoxControl {
  const { checked = false, onChange } = useField<boolean>(name, { type: 'checkbox' }).input;
  return { name, checked, onChange };
}

function useContactFields() {
  const text = {
    name: useTextControl('name'),
    phone: useTextControl('phone'),
    email: useTextControl('email'),
    message: useTextControl('message'),
    siteName: useTextControl('siteName'),
    homepage: useTextControl('homepage'),
  };
  const boxes = {
    quote: useBoxControl('quote'),
    testDrive: useBoxControl('testDrive'),
    financing: useBoxControl('financing'),
  };
  return { text, boxes };
}
