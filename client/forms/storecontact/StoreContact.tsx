import { useState } from 'react';
import type { ReactNode } from 'react';
import './StoreContact.css';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import { sentForm, withSentForm } from '../../../shared/forms/FormPost.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { textField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ResultCard } from '../ResultCard.tsx';
import { sendFailureText } from '../sendFailure.ts';
import { sendFailureTexts } from '../sendFailureTexts.ts';
import { useLiveForm } from '../useLiveForm.ts';
import { siteStores } from './siteStores.ts';
import { StoreContactView } from './StoreContactView.tsx';
import { readStoreFields, storeFormName, storePlaceId, readTopics } from './storeFields.ts';
import { storeTexts } from './storeTexts.ts';
import { contactTexts } from '../contact/contactTexts.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';

const loadLive = async () => (await import('./LiveStoreContact.tsx')).LiveStoreContact;

/** A form that sends a message to a store or a department of the site. */
export function StoreContact({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts(storeTexts);
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
      <StoreForm section={section} />
    </section>
  );
}

function StoreForm({ section: { uid, fields } }: { section: SectionData }): ReactNode {
  const t = useTexts(contactTexts, phoneTexts, storeTexts, sendFailureTexts);
  const { contacts } = useSite();
  const location = useAppSelector((state) => state.page.location);
  const dealers = useAppSelector((state) => state.facilities[uid]?.dealers);
  const posted = useAppSelector((state) => (state.formPost.form === storeFormName ? state.formPost : null));
  const failed = posted?.status === 'failed';
  const { taken, place, plain, onSubmit } = useLiveForm(loadLive, failed);
  /** Number of forms sent on this page before. */
  const [forms, setForms] = useState(0);
  const phone = textField(fields, 'Phone');
  const shared = {
    action: `${encodeURI(location.path)}${withSentForm(location.search, null)}#${storePlaceId}`,
    stores: siteStores(contacts, dealers),
    topics: readTopics(fields),
  };
  if (taken) {
    const first = forms === 0;
    return (
      <div className="store-contact-main" id={storePlaceId} ref={place}>
        <taken.Live
          key={forms}
          {...shared}
          start={readStoreFields({ ...(first && answersIn(taken.start)), ...onlyTopic(shared.topics) })}
          sendAtOnce={first && taken.then === 'submit'}
          focus={!first}
          faultsBefore={first ? (posted?.faults ?? {}) : {}}
          phone={phone}
          onAnother={() => setForms(forms + 1)}
        />
      </div>
    );
  }
  const answers = readStoreFields(posted?.answers ?? {});
  const faults = posted?.faults ?? {};
  return (
    <div className="store-contact-main" id={storePlaceId} ref={place}>
      {sentForm(location.search) === storeFormName ? (
        <ResultCard kind="sent" title={t('storeSentPlain')} text={t('storeSentPlainText')} focus={false}>
          <ButtonLink variant="ghost" size="s" href={shared.action}>
            {t('storeAnother')}
          </ButtonLink>
        </ResultCard>
      ) : (
        <>
          {(posted?.status === 'failed' || posted?.status === 'refused') && (
            <ResultCard
              kind="failed"
              title={t('storeFailed')}
              text={sendFailureText(
                t,
                posted.status,
                phone ? t('storeFailedCall', { phone }) : t('storeFailedText'),
                phone,
              )}
              focus={false}
            />
          )}
          <StoreContactView
            {...shared}
            t={t}
            formRef={plain}
            attempt={posted?.attempt ?? ''}
            submitting={false}
            again={failed}
            faults={faults}
            summary={faults}
            control={(name) => ({ name, defaultValue: answers[name] })}
            onSubmit={onSubmit}
          />
        </>
      )}
    </div>
  );
}

/** The topic of a form that asks for none. */
function onlyTopic([topic, another]: readonly string[]): Record<string, string> {
  return topic !== undefined && another === undefined ? { topic } : {};
}

function answersIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
