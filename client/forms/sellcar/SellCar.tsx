import { useState } from 'react';
import type { ReactNode } from 'react';
import './SellCar.css';
import { photoField, photosField, sentForm, withSentForm } from '../../../shared/forms/FormPost.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
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
import { PlainPhotos } from './PlainPhotos.tsx';
import { SellAside } from './SellAside.tsx';
import { SellCarView } from './SellCarView.tsx';
import { readSellFields, sellFormName, sellPlaceId } from './sellFields.ts';
import { sellTexts } from './sellTexts.ts';
import { contactTexts } from '../contact/contactTexts.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';

const loadLive = async () => (await import('./LiveSellCar.tsx')).LiveSellCar;

/** Form to sell a car or trade one in, next to its next steps. */
export function SellCar({ section: { fields }, index }: SectionProps): ReactNode {
  const t = useTexts(sellTexts);
  const editing = useEditing();
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    <section className="wrap sell-car">
      <header className="sell-head">
        {textField(fields, 'Title') || editing ? (
          <EditableText fields={fields} name="Title" as={Heading} className="sell-title" />
        ) : (
          <Heading className="sell-title">{t('sellTitle')}</Heading>
        )}
        <EditableText fields={fields} name="Text" as="p" className="lead" />
      </header>
      <div className="sell-columns">
        <SellForm fields={fields} />
        <SellAside fields={fields} />
      </div>
    </section>
  );
}

function SellForm({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts(contactTexts, phoneTexts, sellTexts, sendFailureTexts);
  const site = useSite();
  const location = useAppSelector((state) => state.page.location);
  const posted = useAppSelector((state) => (state.formPost.form === sellFormName ? state.formPost : null));
  const failed = posted?.status === 'failed';
  const { taken, place, plain, onSubmit } = useLiveForm(loadLive, failed);
  /** Number of forms sent on this page before. */
  const [forms, setForms] = useState(0);
  const phone = textField(fields, 'Phone');
  const action = `${encodeURI(location.path)}${withSentForm(location.search, null)}#${sellPlaceId}`;
  if (taken) {
    const first = forms === 0;
    return (
      <div className="sell-main" id={sellPlaceId} ref={place}>
        <taken.Live
          key={forms}
          start={readSellFields(first ? answersIn(taken.start) : {})}
          startPhotos={first ? photosIn(taken.start) : { kept: [], files: [] }}
          sendAtOnce={first && taken.then === 'submit'}
          focus={!first}
          faultsBefore={first ? (posted?.faults ?? {}) : {}}
          action={action}
          phone={phone}
          onAnother={() => setForms(forms + 1)}
        />
      </div>
    );
  }
  const answers = readSellFields(posted?.answers ?? {});
  const faults = { ...posted?.faults, ...(posted?.photoFault ? { photos: 'invalid' as const } : {}) };
  return (
    <div className="sell-main" id={sellPlaceId} ref={place}>
      {sentForm(location.search) === sellFormName ? (
        <ResultCard kind="sent" title={t('sellSentPlain')} text={t('sellSentPlainText')} focus={false}>
          <ButtonLink variant="ghost" size="s" href={action}>
            {t('sellAnother')}
          </ButtonLink>
        </ResultCard>
      ) : (
        <>
          {(posted?.status === 'failed' || posted?.status === 'refused') && (
            <ResultCard
              kind="failed"
              title={t('sellFailed')}
              text={sendFailureText(
                t,
                posted.status,
                phone ? t('sellFailedCall', { phone }) : t('sellFailedText'),
                phone,
              )}
              focus={false}
            />
          )}
          <SellCarView
            t={t}
            site={site}
            formRef={plain}
            action={action}
            attempt={posted?.attempt ?? ''}
            busy={null}
            again={failed}
            faults={faults}
            summary={faults}
            choice={(selected) => ({ name: 'selected', defaultChecked: answers.selected === selected })}
            text={(name) => ({ name, defaultValue: answers[name] })}
            photos={
              // the server no longer has photos that it refuses
              <PlainPhotos
                kept={posted?.faults['photos'] ? [] : (posted?.photos ?? [])}
                lost={faults.photos !== undefined}
              />
            }
            onSubmit={onSubmit}
          />
        </>
      )}
    </div>
  );
}

function answersIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Photos in the native form; a file field without a choice contains one empty file. */
function photosIn(form: FormData): { kept: string[]; files: File[] } {
  return {
    kept: form.getAll(photoField).filter((id) => typeof id === 'string'),
    files: form.getAll(photosField).filter((file) => typeof file !== 'string' && file.size > 0) as File[],
  };
}
