import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import './ContactForm.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { emptyContactFields, readContactFields } from '../../../shared/forms/contactAnswers.ts';
import type { ContactFields } from '../../../shared/forms/contactAnswers.ts';
import { contactValues } from '../../../shared/forms/contactValues.ts';
import { leadReason } from '../../../shared/forms/leadReason.ts';
import { leadRecipient } from '../../../shared/forms/leadRecipient.ts';
import { leadReference } from '../../../shared/forms/leadReference.ts';
import { contactFaults } from '../../../shared/forms/rules/contactRules.ts';
import { enquiryFinancing, withoutFinanceChoice } from '../../finance/enquiryFinancing.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { announce, announceFailure } from '../../ui/messages/announce.ts';
import { faultText } from '../fields/faultText.ts';
import { LeadCheck } from '../fields/LeadCheck.tsx';
import { LeadField } from '../fields/LeadField.tsx';
import { TrapField } from '../fields/TrapField.tsx';
import { LeadForm } from '../LeadForm.tsx';
import type { SubmitLead } from '../LeadForm.tsx';
import { useLeadForm } from '../LeadFormContext.ts';
import { LeadSendButton } from '../LeadSendButton.tsx';
import { sendFailureText } from '../sendFailure.ts';
import { contactFormName } from './contactFields.ts';
import { ContactSent } from './ContactSent.tsx';
import { useAnsweringPhone } from './useAnsweringPhone.ts';
import { useContactHash } from './useContactHash.ts';

interface ContactFormProps {
  car: Partial<Car>;
  /** Content of the confirmation that the enquiry was received. */
  whoAnswers?: ReactNode;
  /** Content below the confirmation. */
  next?: ReactNode;
}

/** Id of the element with the form, or with the confirmation that replaces it. */
const contactPlaceId = 'contact-form';

/** Enquiry about a car. */
export function ContactForm({ car, whoAnswers, next }: ContactFormProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const search = useAppSelector((state) => state.page.location.search);
  const recipients = useAppSelector((state) => state.carDetail.recipients);
  const financing = enquiryFinancing(car, search, site, t);
  const place = useRef<HTMLDivElement>(null);
  useContactHash(place);

  const send = async (fields: ContactFields, submit: SubmitLead<'carContact'>): Promise<void> => {
    const address = window.location.origin + window.location.pathname + window.location.search;
    await submit(
      contactValues({
        ...{ car, fields, recipient: leadRecipient(recipients, fields.siteName) },
        sourceUrl: fields.financing ? address : withoutFinanceChoice(address),
        financing: fields.financing ? financing : '',
      }),
    );
  };
  return (
    <div className="contact-form-place" id={contactPlaceId} ref={place}>
      <span className="contact-form-anchor" id="contact-quote" />
      <span className="contact-form-anchor" id="contact-testdrive" />
      <LeadForm
        kind="carContact"
        name={contactFormName}
        placeId={contactPlaceId}
        ids="enquiry"
        label={t('askAboutCar')}
        className="contact-form"
        labels={{
          siteName: t('dealership'),
          name: t('yourName'),
          phone: t('yourPhone'),
          email: t('yourEmail'),
          message: t('enquiryMessage'),
        }}
        minListed={2}
        read={({ answers }) =>
          Object.keys(answers).length === 0
            ? emptyContactFields
            : // without a chosen financing there was no box: it starts ticked
              { ...readContactFields(answers), financing: financing === '' || Boolean(answers['financing']) }
        }
        validate={(fields) => contactFaults(fields, recipients.dealerships !== null, site.phone)}
        faultText={(field, fault) => faultText(t, field, fault)}
        send={send}
        reason={leadReason}
        sent={(sent) => (
          <ContactSent
            next={next}
            isPage={!sent}
            {...(sent && {
              reference: leadReference(sent.lead.formSubmissionId),
              message: sent.fields.message.trim(),
            })}
          >
            {whoAnswers}
          </ContactSent>
        )}
      >
        <EnquiryFields dealerships={recipients.dealerships?.map(({ siteName }) => siteName) ?? null} />
        <TrapField label={t('leaveEmpty')} />
        <div className="contact-form-boxes form-wide">
          <FinancingCheck financing={financing} />
          <LeadCheck name="quote" label={t('wantsQuote')} />
          <LeadCheck name="testDrive" label={t('wantsTestDrive')} />
        </div>
        <Outcome phone={useAnsweringPhone(car)} />
        <PrivacyNote className="contact-form-privacy form-wide" text={t('enquiryPrivacy')} />
      </LeadForm>
    </div>
  );
}

/** `dealerships`: names to choose from; null without a choice. */
function EnquiryFields({ dealerships }: { dealerships: readonly string[] | null }): ReactNode {
  const t = useTexts();
  return (
    <>
      {dealerships && (
        <LeadField name="siteName" wide required>
          {(control) => (
            <select {...control}>
              <option value="">{t('chooseSeller')}</option>
              {dealerships.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </LeadField>
      )}
      <LeadField name="name" required>
        {(control) => <input {...control} autoComplete="name" />}
      </LeadField>
      <LeadField name="phone" required>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </LeadField>
      <LeadField name="email" wide required>
        {(control) => <input {...control} type="email" autoComplete="email" placeholder={t('emailExample')} />}
      </LeadField>
      <LeadField name="message" note={t('optionalField')} wide>
        {(control) => <textarea {...control} rows={3} />}
      </LeadField>
    </>
  );
}

/** The chosen financing, which the visitor can remove; "" for none. */
function FinancingCheck({ financing }: { financing: string }): ReactNode {
  const before = useRef(financing);
  useEffect(() => {
    // a ticked box has appeared in the form
    if (financing !== '' && before.current === '') announce(financing);
    before.current = financing;
  }, [financing]);
  return financing && <LeadCheck name="financing" label={financing} />;
}

/** State of the attempt to send the enquiry, and the button. A refused enquiry can be sent again once changed. */
function Outcome({ phone }: { phone: string }): ReactNode {
  const t = useTexts();
  const { failure } = useLeadForm();
  const { submitting, dirtySinceLastSubmit } = useFormState({
    subscription: { submitting: true, dirtySinceLastSubmit: true },
  });
  const isFinal = failure?.cause === 'refused' && failure.count > 0 && !dirtySinceLastSubmit;
  return (
    <>
      {failure && !submitting && (
        <p
          key={failure.count}
          className="contact-form-failed form-wide"
          ref={failure.count > 0 ? focusFailure : announceFailure}
          tabIndex={-1}
          id="enquiry-error"
        >
          <Icon name="warning" />
          {sendFailureText(t, failure.cause, t('carDetailFormError'), phone)}
        </p>
      )}
      {!isFinal && <LeadSendButton className="form-wide" send={t('sendEnquiry')} again={t('sendAgain')} />}
    </>
  );
}

function focusFailure(failure: HTMLElement | null): void {
  announceFailure(failure);
  failure?.focus();
}
