import type { ReactNode } from 'react';
import './StoreContact.css';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { storeContactFaults, storeContactValues } from '../../../shared/forms/rules/storeContactRules.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { textField } from '../../framework/fields.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import type { Translate } from '../../site/translate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { AnotherForm } from '../AnotherForm.tsx';
import { faultText } from '../fields/faultText.ts';
import { firstName } from '../firstName.ts';
import { LeadField } from '../fields/LeadField.tsx';
import { TrapField } from '../fields/TrapField.tsx';
import { LeadForm } from '../LeadForm.tsx';
import { ResultCard } from '../ResultCard.tsx';
import { LeadSendButton } from '../LeadSendButton.tsx';
import { chosenStore, siteStores } from './siteStores.ts';
import type { SiteStores } from './siteStores.ts';
import { readStoreFields, readTopics, storeFormName } from './storeFields.ts';
import type { StoreField, StoreFields } from './storeFields.ts';
import type { SiteContact } from '../../../shared/site/SiteTypes.ts';

/** Id of the element with the form, or with the confirmation that replaces it. */
const storePlaceId = 'store-contact-form';

/** A form that sends a message to a store or a department of the site. */
export function StoreContact({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts();
  const editing = useEditing();
  return (
    <section className="wrap section store-contact">
      <header className="store-contact-head">
        {textField(fields, 'Title') || editing ? (
          <EditableText fields={fields} name="Title" as="h2" />
        ) : (
          <h2>{t('storeTitle')}</h2>
        )}
        <EditableText fields={fields} name="Text" as="p" className="muted" />
      </header>
      <div className="store-contact-main" id={storePlaceId}>
        <StoreForm section={section} />
      </div>
    </section>
  );
}

function StoreForm({ section: { uid, fields } }: { section: SectionData }): ReactNode {
  const t = useTexts();
  const { contacts, phone: phonePlan } = useSite();
  const dealers = useAppSelector((state) => state.facilities[uid]?.dealers);
  const stores = siteStores(contacts, dealers);
  const topics = readTopics(fields);
  const asksStore = stores.contacts.length + stores.dealers.length > 1;
  const asksTopic = topics.length > 1;
  const phone = textField(fields, 'Phone');
  const addressed = (typed: StoreFields): StoreFields => ({
    ...typed,
    siteEmail: chosenStore(stores, typed.siteEmail)?.siteEmail ?? '',
  });
  return (
    <LeadForm
      kind="storeContact"
      name={storeFormName}
      placeId={storePlaceId}
      ids="store"
      label={t('storeTitle')}
      className="store-form"
      labels={{
        siteEmail: t('storeRecipient'),
        topic: t('storeTopic'),
        name: t('yourName'),
        phone: t('yourPhone'),
        email: t('yourEmail'),
        message: t('enquiryMessage'),
      }}
      read={({ answers }) => readStoreFields(asksTopic ? answers : { ...answers, topic: topics[0] ?? '' })}
      validate={(typed) => storeContactFaults(addressed(typed), phonePlan)}
      faultText={(field, fault) => storeFaultText(t, field, fault)}
      send={(typed, submit) =>
        submit(storeContactValues(addressed(typed), chosenStore(stores, typed.siteEmail)?.siteName ?? ''))
      }
      failed={{
        title: t('storeFailed'),
        text: phone ? t('storeFailedCall', { phone }) : t('storeFailedText'),
        phone,
        again: t('sendAgain'),
        back: t('storeBack'),
      }}
      sent={(sent) => (
        <ResultCard
          kind="sent"
          title={sent ? t('storeSent', { name: firstName(sent.fields.name) }) : t('storeSentPlain')}
          text={sent ? t('storeSentText', { store: sent.lead.values.siteName }) : t('storeSentPlainText')}
          focus={sent !== null}
        >
          <AnotherForm label={t('storeAnother')} />
        </ResultCard>
      )}
    >
      {asksStore && (
        <LeadField name="siteEmail" wide={!asksTopic} required>
          {(control) => (
            <select {...control}>
              <StoreOptions stores={stores} />
            </select>
          )}
        </LeadField>
      )}
      {asksTopic ? (
        <LeadField name="topic" wide={!asksStore} required>
          {(control) => (
            <select {...control}>
              <option value="">{t('storeChooseTopic')}</option>
              {topics.map((topic) => (
                <option key={topic} value={topic}>
                  {t(`storeTopic_${topic}`)}
                </option>
              ))}
            </select>
          )}
        </LeadField>
      ) : (
        <input type="hidden" name="topic" value={topics[0]} />
      )}
      <LeadField name="name" wide required>
        {(control) => <input {...control} autoComplete="name" />}
      </LeadField>
      <LeadField name="email" required>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </LeadField>
      <LeadField name="phone" note={t('optionalField')}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </LeadField>
      <LeadField name="message" wide required>
        {(control) => <textarea {...control} rows={5} />}
      </LeadField>
      <TrapField label={t('leaveEmpty')} />
      <LeadSendButton className="store-send" send={t('sendEnquiry')} again={t('sendAgain')} />
      <PrivacyNote className="form-wide" text={t('enquiryPrivacy')} />
    </LeadForm>
  );
}

/** Text of a fault with its correction. */
function storeFaultText(t: Translate, field: StoreField, fault: FieldFault): string {
  if (field === 'siteEmail') return t('storeRecipientMissing');
  if (field === 'topic') return t('storeTopicMissing');
  if (field === 'message' && fault === 'missing') return t('storeMessageMissing');
  return faultText(t, field, fault);
}

/** Options of the store choice, grouped where there are both contacts and dealers. */
function StoreOptions({ stores: { contacts, dealers } }: { stores: SiteStores }): ReactNode {
  const t = useTexts();
  const options = (stores: readonly SiteContact[]): ReactNode =>
    stores.map(({ siteName, siteEmail }) => (
      <option key={siteEmail} value={siteEmail}>
        {siteName}
      </option>
    ));
  if (contacts.length === 0 || dealers.length === 0) {
    return (
      <>
        <option value="">{t('storeChoose')}</option>
        {options([...contacts, ...dealers])}
      </>
    );
  }
  return (
    <>
      <option value="">{t('storeChoose')}</option>
      <optgroup label={t('storeCentral')}>{options(contacts)}</optgroup>
      <optgroup label={t('storeDealers')}>{options(dealers)}</optgroup>
    </>
  );
}
