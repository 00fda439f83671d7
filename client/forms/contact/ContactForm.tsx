import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { emptyContactFields, readContactFields } from '../../../shared/forms/contactAnswers.ts';
import type { ContactFields } from '../../../shared/forms/contactAnswers.ts';
import { sentForm, withSentForm } from '../../../shared/forms/FormPost.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { enquiryFinancing } from '../../finance/enquiryFinancing.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { contactFormName, ContactFormView } from './ContactFormView.tsx';
import { ContactSent } from './ContactSent.tsx';
import { formPostForgotten } from '../formPostState.ts';
import type { LiveContactFormProps } from './LiveContactForm.tsx';
import { sendFailureText } from '../sendFailure.ts';
import { sendFailureTexts } from '../sendFailureTexts.ts';
import { useAnsweringPhone } from './useAnsweringPhone.ts';
import { useContactHash } from './useContactHash.ts';
import { useNearView } from '../useNearView.ts';
import { costWordings } from '../../finance/costWordings.ts';
import { loanTexts } from '../../finance/loanTexts.ts';
import { contactTexts } from './contactTexts.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';

interface ContactFormProps {
  car: Partial<Car>;
  /** Content of the confirmation that the enquiry was received. */
  whoAnswers?: ReactNode;
  /** Content below the confirmation. */
  next?: ReactNode;
}

type Live = ComponentType<LiveContactFormProps>;

/** Stage of the form: native markup, controlled by scripts, or sent. */
type Phase =
  | { kind: 'plain' }
  | { kind: 'live'; Live: Live; start: ContactFields; then: LiveContactFormProps['then'] }
  | { kind: 'sent'; Live: Live; height: number; reference: string; message: string };

/**
 * Enquiry about a car.
 * It is rendered as a form that works without JavaScript, and stays one until the visitor comes near or submits it:
 * then the code that validates and sends it loads, and keeps the input typed so far.
 */
export function ContactForm({ car, whoAnswers, next }: ContactFormProps): ReactNode {
  const t = useTexts(costWordings, loanTexts, contactTexts, phoneTexts, sendFailureTexts);
  const phone = useAnsweringPhone(car);
  const site = useSite();
  const dispatch = useAppDispatch();
  const location = useAppSelector((state) => state.page.location);
  const dealerships = useAppSelector((state) => state.carDetail.recipients.dealerships);
  const posted = useAppSelector((state) => (state.formPost.form === contactFormName ? state.formPost : null));
  const [phase, setPhase] = useState<Phase>({ kind: 'plain' });
  // the browser's own post may have been received: only this page knows its submission id
  const triesAgain = posted?.status === 'failed';
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const takeOver = async (then: 'rest' | 'submit'): Promise<void> => {
    const { LiveContactForm } = await import('./LiveContactForm.tsx');
    const plain = form.current;
    if (!plain) return; // hydrated already, or another page by now
    // a focused field must not be replaced; submitting always hydrates the form
    if (then === 'rest' && plain.contains(document.activeElement)) return;
    const start = typedInto(plain);
    // synchronous: no input may occur between reading the fields and replacing them
    flushSync(() => setPhase({ kind: 'live', Live: LiveContactForm, start, then }));
  };
  const sendByScript = (event: SyntheticEvent<HTMLFormElement>): void => {
    if (triesAgain) return;
    event.preventDefault();
    takeOver('submit').catch(() => form.current?.submit()); // without its code the browser sends the form
  };

  useNearView(place, () => {
    if (!triesAgain) takeOver('rest').catch(() => undefined);
  });
  useContactHash(place);
  useEffect(
    () => () => {
      dispatch(formPostForgotten());
    },
    [dispatch],
  );

  const answers = posted ? readContactFields(posted.answers) : emptyContactFields;
  const action = contactAction(location);
  const failureOf = (): string =>
    posted?.status === 'failed' || posted?.status === 'refused'
      ? sendFailureText(t, posted.status, t('carDetailFormError'), phone)
      : '';
  return (
    <div className="contact-form-place" id={contactPlaceId} ref={place}>
      <span className="contact-form-anchor" id="contact-quote" />
      <span className="contact-form-anchor" id="contact-testdrive" />
      {phase.kind === 'sent' ? (
        <ContactSent
          t={t}
          again={action}
          onAgain={() => setPhase({ kind: 'live', Live: phase.Live, start: emptyContactFields, then: 'focus' })}
          height={phase.height}
          focus
          reference={phase.reference}
          message={phase.message}
          next={next}
        >
          {whoAnswers}
        </ContactSent>
      ) : phase.kind === 'live' ? (
        <phase.Live
          car={car}
          start={phase.start}
          then={phase.then}
          faultsBefore={phase.then === 'focus' ? {} : (posted?.faults ?? {})}
          action={action}
          onSent={(sent) => setPhase({ kind: 'sent', Live: phase.Live, ...sent })}
        />
      ) : sentForm(location.search) === contactFormName ? (
        <ContactSent t={t} again={action} focus={false} next={next}>
          {whoAnswers}
        </ContactSent>
      ) : (
        <ContactFormView
          t={t}
          formRef={form}
          action={action}
          dealerships={dealerships?.map(({ siteName }) => siteName) ?? null}
          financing={enquiryFinancing(car, location.search, site, t)}
          control={(name) => ({ name, defaultValue: answers[name] })}
          box={(name) => ({ name, defaultChecked: answers[name] })}
          faults={posted?.faults ?? {}}
          summary={posted?.faults ?? {}}
          status={triesAgain ? 'failed' : 'idle'}
          failure={failureOf()}
          attempt={posted?.attempt ?? ''}
          onSubmit={sendByScript}
        />
      )}
    </div>
  );
}

function typedInto(form: HTMLFormElement): ContactFields {
  const answers = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const fields = readContactFields(Object.fromEntries(answers));
  // there is no checkbox before a financing choice: it starts ticked
  return { ...fields, financing: fields.financing || form.elements.namedItem('financing') === null };
}

/** Id of the element with the form, or with the confirmation that replaces it. */
const contactPlaceId = 'contact-form';

/** Address of the page with its form, for native posts and for a new enquiry. */
function contactAction({ path, search }: { path: string; search: string }): string {
  return `${encodeURI(path)}${withSentForm(search, null)}#${contactPlaceId}`;
}
