import { useState } from 'react';
import type { ReactNode } from 'react';
import './ServiceRequest.css';
import { sentForm, withSentForm } from '../../../shared/forms/FormPost.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { linkField, textField } from '../../framework/fields.ts';
import { privacyPath } from '../../site/privacyPath.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ResultCard } from '../ResultCard.tsx';
import { sendFailureText } from '../sendFailure.ts';
import { sendFailureTexts } from '../sendFailureTexts.ts';
import { useLiveForm } from '../useLiveForm.ts';
import { DealerPanel } from './DealerPanel.tsx';
import { DealersFailed } from './DealersFailed.tsx';
import { loadServiceDealers } from './loadServiceDealers.ts';
import { PlainServiceRequest } from './PlainServiceRequest.tsx';
import { chosenDealer } from './serviceDealers.ts';
import type { OrderDealer } from './serviceDealers.ts';
import { readServiceFields, serviceFormName, servicePlaceId } from './serviceFields.ts';
import { serviceTexts } from './serviceTexts.ts';
import { privacyTexts } from '../../site/texts/privacyTexts.ts';

const loadLive = async () => (await import('./LiveServiceRequest.tsx')).LiveServiceRequest;

/** Form to order work on a car or motorcycle, on sites with a configured motorcycle dealer. */
export function ServiceRequest({ section, index }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts(serviceTexts);
  const { serviceRequest } = useSite();
  const editing = useEditing();
  const Heading = index === 0 ? 'h1' : 'h2';
  if (!serviceRequest) return null;
  return (
    <section className="wrap service-request">
      <header className="service-request-head">
        {textField(fields, 'Title') || editing ? (
          <EditableText fields={fields} name="Title" as={Heading} className="service-request-title" />
        ) : (
          <Heading className="service-request-title">{t('orderTitle')}</Heading>
        )}
        <EditableText fields={fields} name="Text" as="p" className="lead" />
      </header>
      <OrderForm section={section} motorcycles={serviceRequest.motorcycleDealer} />
    </section>
  );
}

function OrderForm({
  section: { uid, fields },
  motorcycles,
}: Pick<SectionProps, 'section'> & { motorcycles: OrderDealer }): ReactNode {
  const t = useTexts(serviceTexts, privacyTexts, sendFailureTexts);
  const site = useSite();
  const dispatch = useAppDispatch();
  const location = useAppSelector((state) => state.page.location);
  const { status, dealers } = useAppSelector((state) => state.facilities[uid]) ?? { status: 'error', dealers: [] };
  const posted = useAppSelector((state) => (state.formPost.form === serviceFormName ? state.formPost : null));
  const { taken, place, plain, onSubmit } = useLiveForm(loadLive, posted?.status === 'failed');
  /** Number of forms sent on this page before. */
  const [forms, setForms] = useState(0);
  const help = { phone: textField(fields, 'SupportPhone'), email: textField(fields, 'SupportEmail') };
  const privacy = linkField(fields, 'PrivacyLink') ?? { href: privacyPath(t, site), text: '' };
  const action = `${encodeURI(location.path)}${withSentForm(location.search, null)}#${servicePlaceId}`;
  const again = (): Promise<void> => dispatch(loadServiceDealers(uid));
  const shared = {
    ...{ action, dealers, motorcycles, privacy },
    dealersFailed: status === 'error' ? <DealersFailed again={action} onAgain={again} help={help} /> : null,
  };
  if (taken) {
    const start = forms > 0 ? readServiceFields({}, []) : readFormFields(taken.start);
    return (
      <div className="service-columns" id={servicePlaceId} ref={place}>
        <taken.Live
          key={forms}
          {...shared}
          help={help}
          start={start}
          sendAtOnce={forms === 0 && taken.then === 'submit'}
          faultsBefore={forms === 0 ? (posted?.faults ?? {}) : {}}
          onAnother={() => setForms(forms + 1)}
        />
      </div>
    );
  }
  const sent = sentForm(location.search) === serviceFormName;
  const answers = readServiceFields(posted?.answers ?? {}, []);
  return (
    <div className="service-columns" id={servicePlaceId} ref={place}>
      <div className="service-main">
        {sent ? (
          <ResultCard kind="sent" title={t('orderSent')} text={t('orderSentText')} focus={false}>
            <ButtonLink variant="ghost" size="s" href={action}>
              {t('orderAnother')}
            </ButtonLink>
          </ResultCard>
        ) : (
          <>
            {(posted?.status === 'failed' || posted?.status === 'refused') && (
              <ResultCard
                kind="failed"
                title={sendFailureText(t, posted.status, t('orderFailed'), help.phone)}
                focus={false}
              />
            )}
            <PlainServiceRequest {...shared} formRef={plain} posted={posted} onSubmit={onSubmit} />
          </>
        )}
      </div>
      <aside className="service-aside">
        <DealerPanel chosen={posted && chosenDealer(dealers, motorcycles, answers)} dealers={dealers} help={help} />
        {!sent && posted?.status !== 'failed' && <div className="service-panel service-calendar-place" />}
      </aside>
    </div>
  );
}

function readFormFields(form: FormData): ReturnType<typeof readServiceFields> {
  const answers = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return readServiceFields(Object.fromEntries(answers), form.getAll('services').map(String));
}
