import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Car } from '../../shared/catalogue/Car.ts';
import { emptyContactFields, readContactFields } from '../../shared/forms/contactAnswers.ts';
import type { ContactFields } from '../../shared/forms/contactAnswers.ts';
import { sentForm } from '../../shared/forms/FormPost.ts';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { enquiryFinancing } from '../finance/enquiryFinancing.ts';
import { useSite, useTranslate } from '../site/useSite.ts';
import { contactAction, contactPlaceId } from './contactAction.ts';
import { contactFormName, ContactFormView } from './ContactFormView.tsx';
import { ContactSent } from './ContactSent.tsx';
import { formPostForgotten } from './formPostState.ts';
import type { LiveContactFormProps } from './LiveContactForm.tsx';
import { useContactHash } from './useContactHash.ts';
import { useNearView } from './useNearView.ts';

interface ContactFormProps {
  car: Partial<Car>;
  /** Stands in the message that the enquiry was taken. */
  whoAnswers?: ReactNode;
  /** Stands below that message. */
  next?: ReactNode;
}

type Live = ComponentType<LiveContactFormProps>;

/** The form as it stands on the page: kept by the browser alone, kept by scripts, or sent by them. */
type Phase =
  | { kind: 'plain' }
  | { kind: 'live'; Live: Live; start: ContactFields; then: LiveContactFormProps['then'] }
  | { kind: 'sent'; Live: Live; height: number; reference: string; message: string };

/**
 * The enquiry about a car. It arrives as a form that needs no scripts, and stays one until the visitor comes near or
 * sends it: then the code that checks and sends it is loaded, and takes over what was typed so far.
 */
export function ContactForm({ car, whoAnswers, next }: ContactFormProps): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const dispatch = useAppDispatch();
  const location = useAppSelector((state) => state.page.location);
  const dealerships = useAppSelector((state) => state.carDetail.recipients.dealerships);
  const posted = useAppSelector((state) => (state.formPost.form === contactFormName ? state.formPost : null));
  const [phase, setPhase] = useState<Phase>({ kind: 'plain' });
  // what the browser sent may have been taken after all: its page alone knows under which id
  const triesAgain = posted?.status === 'failed';
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const takeOver = async (then: 'rest' | 'submit'): Promise<void> => {
    const { LiveContactForm } = await import('./LiveContactForm.tsx');
    const plain = form.current;
    if (!plain) return; // taken over already, or another page by now
    // a field that somebody is in must not be taken away; sending takes the form over all the same
    if (then === 'rest' && plain.contains(document.activeElement)) return;
    const start = typedInto(plain);
    // at once: nothing may be typed or ticked between the look at the fields and their exchange
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
          status={posted?.status === 'failed' ? 'failed' : 'idle'}
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
  // without a chosen way to pay there is no box yet: it is ticked once there is one
  return { ...fields, financing: fields.financing || form.elements.namedItem('financing') === null };
}
