import type { ReactNode, Ref, SyntheticEvent } from 'react';
import './StoreContact.css';
import { attemptField, formField, trapField } from '../../../shared/forms/FormPost.ts';
import type { ContactTopic } from '../../../shared/forms/rules/ContactTopic.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import type { Translate } from '../../site/translate.ts';
import type { Control } from '../contact/ContactFormView.tsx';
import { FormErrorSummary } from '../fields/FormErrorSummary.tsx';
import { FormField } from '../fields/FormField.tsx';
import { SendButton } from '../fields/SendButton.tsx';
import type { SiteStores } from './siteStores.ts';
import { storeFieldId, storeFieldOrder, storeFormName, storeLabels } from './storeFields.ts';
import type { StoreFaults, StoreField, StoreFields } from './storeFields.ts';
import { StoreOptions } from './StoreOptions.tsx';
import { faultText } from '../fields/faultText.ts';
import type { contactTexts } from '../contact/contactTexts.ts';
import type { phoneTexts } from '../fields/phoneTexts.ts';
import type { storeTexts } from './storeTexts.ts';

export interface StoreContactViewProps {
  t: Translate<typeof contactTexts | typeof phoneTexts | typeof storeTexts>;
  formRef: Ref<HTMLFormElement>;
  /** Target of the form without JavaScript. */
  action: string;
  /** Submission id of a refused post without JavaScript; "" for none. */
  attempt: string;
  stores: SiteStores;
  topics: readonly ContactTopic[];
  submitting: boolean;
  /** An earlier attempt failed: the button says so. */
  again: boolean;
  faults: StoreFaults;
  /** Faults of the last submission, listed above the fields. */
  summary: StoreFaults;
  control: (name: keyof StoreFields) => Control;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Markup of the contact form, for both the native and the script version. */
export function StoreContactView({
  t,
  formRef,
  action,
  attempt,
  stores,
  topics,
  submitting,
  again,
  faults,
  summary,
  control,
  onSubmit,
}: StoreContactViewProps): ReactNode {
  const wrong = storeFieldOrder.filter((field) => summary[field]);
  const labelled = (field: StoreField): { id: string; label: string; error: string | undefined } => ({
    id: storeFieldId(field),
    label: t(storeLabels[field]),
    error: storeFaultText(t, faults, field),
  });
  const asksStore = stores.contacts.length + stores.dealers.length > 1;
  const asksTopic = topics.length > 1;
  return (
    <form
      ref={formRef}
      className="store-form"
      method="post"
      action={action}
      noValidate
      aria-label={t('storeTitle')}
      aria-busy={submitting}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={formField} value={storeFormName} />
      {attempt !== '' && <input type="hidden" name={attemptField} value={attempt} />}
      <FormErrorSummary fields={wrong.map(labelled)} />
      {asksStore && (
        <FormField {...labelled('siteEmail')} wide={!asksTopic} required>
          {(field) => (
            <select {...field} {...control('siteEmail')}>
              <StoreOptions stores={stores} />
            </select>
          )}
        </FormField>
      )}
      {asksTopic ? (
        <FormField {...labelled('topic')} wide={!asksStore} required>
          {(field) => (
            <select {...field} {...control('topic')}>
              <option value="">{t('storeChooseTopic')}</option>
              {topics.map((topic) => (
                <option key={topic} value={topic}>
                  {t(`storeTopic_${topic}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ) : (
        <input type="hidden" name="topic" value={topics[0]} />
      )}
      <FormField {...labelled('name')} wide required>
        {(field) => <input {...field} {...control('name')} autoComplete="name" />}
      </FormField>
      <FormField {...labelled('email')} required>
        {(field) => <input {...field} {...control('email')} type="email" autoComplete="email" />}
      </FormField>
      <FormField {...labelled('phone')} note={t('optionalField')}>
        {(field) => <input {...field} {...control('phone')} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField {...labelled('message')} wide required>
        {(field) => <textarea {...field} {...control('message')} rows={5} />}
      </FormField>
      <div className="store-trap" aria-hidden="true">
        <label htmlFor="store-homepage">{t('leaveEmpty')}</label>
        <input id="store-homepage" {...control('homepage')} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <SendButton className="store-send" sending={submitting}>
        {t(again ? 'sendAgain' : 'sendEnquiry')}
      </SendButton>
      <PrivacyNote className="form-wide" text={t('enquiryPrivacy')} />
    </form>
  );
}

/** Error text of a field with its correction; undefined without a fault. */
function storeFaultText(
  t: Translate<typeof contactTexts | typeof phoneTexts | typeof storeTexts>,
  faults: StoreFaults,
  field: StoreField,
): string | undefined {
  const fault = faults[field];
  if (!fault) return undefined;
  if (field === 'siteEmail') return t('storeRecipientMissing');
  if (field === 'topic') return t('storeTopicMissing');
  if (field === 'message' && fault === 'missing') return t('storeMessageMissing');
  return faultText(t, field, fault);
}
