import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { storeContactFaults, storeContactValues } from '../../../shared/forms/rules/storeContactRules.ts';
import type { StoreContactFaults } from '../../../shared/forms/rules/storeContactRules.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { leadSubmissions } from '../leadSubmissions.ts';
import { FailedCard } from '../FailedCard.tsx';
import { ResultCard } from '../ResultCard.tsx';
import { sendFailure } from '../sendFailure.ts';
import { submitLead } from '../submitLead.ts';
import { useFaultFocus } from '../fields/useFaultFocus.ts';
import { useLeadForm } from '../useLeadForm.ts';
import type { LeadForm } from '../useLeadForm.ts';
import { chosenStore } from './siteStores.ts';
import { StoreContactView } from './StoreContactView.tsx';
import type { StoreContactViewProps } from './StoreContactView.tsx';
import { storeFieldId, storeFieldOrder } from './storeFields.ts';
import type { StoreFaults, StoreField, StoreFields } from './storeFields.ts';
import { contactTexts } from '../contact/contactTexts.ts';
import { storeTexts } from './storeTexts.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';

export interface LiveStoreContactProps extends Pick<StoreContactViewProps, 'action' | 'stores' | 'topics'> {
  start: StoreFields;
  /** The visitor has pressed "send" already: validates and sends at once. */
  sendAtOnce: boolean;
  /** True when it follows a sent form: its first field gets the focus. */
  focus: boolean;
  /** Faults that the server found in the form's last post without JavaScript. */
  faultsBefore: StoreFaults;
  /** Number to call when sending fails; "" for none. */
  phone: string;
  /** Called to start over with an empty form. */
  onAnother: () => void;
}

/** Script version of the contact form: validated while typing, sent without leaving the page. */
export function LiveStoreContact(props: LiveStoreContactProps): ReactNode {
  const { stores, phone } = props;
  const t = useTexts(contactTexts, storeTexts);
  const dispatch = useAppDispatch();
  const { name: site, phone: phonePlan } = useSite();
  const [submissionOf] = useState(() => leadSubmissions('storeContact'));
  const addressed = (fields: StoreFields): StoreFields => ({
    ...fields,
    siteEmail: chosenStore(stores, fields.siteEmail)?.siteEmail ?? '',
  });
  const form = useLeadForm<StoreFields, StoreField>({
    start: props.start,
    faultsBefore: props.faultsBefore,
    validate: (fields): StoreContactFaults => storeContactFaults(addressed(fields), phonePlan),
    send: async (fields) => {
      const values = storeContactValues(addressed(fields), chosenStore(stores, fields.siteEmail)?.siteName ?? '');
      try {
        await dispatch(submitLead(submissionOf({ site, values, homepage: fields.homepage })));
      } catch (error) {
        return sendFailure(error, storeFieldOrder);
      }
      pushToDataLayer({ event: 'lead' });
      return 'sent';
    },
  });
  const { values, status } = form;
  const toSend = useRef(props.sendAtOnce);
  useEffect(() => {
    if (toSend.current) form.submit();
    toSend.current = false;
  });
  if (status === 'sent') {
    const name = values.name.trim().split(/\s+/)[0] ?? '';
    const store = chosenStore(stores, values.siteEmail)?.siteName ?? '';
    return (
      <ResultCard kind="sent" title={t('storeSent', { name })} text={t('storeSentText', { store })} focus>
        <Button variant="ghost" size="s" onClick={props.onAnother}>
          {t('storeAnother')}
        </Button>
      </ResultCard>
    );
  }
  if (form.failures > 0) {
    return (
      <FailedCard
        form={form}
        title={t('storeFailed')}
        text={phone ? t('storeFailedCall', { phone }) : t('storeFailedText')}
        phone={phone}
        again={t('sendAgain')}
        back={t('storeBack')}
      />
    );
  }
  return <LiveFields {...props} form={form} />;
}

interface LiveFieldsProps extends Pick<LiveStoreContactProps, 'action' | 'stores' | 'topics' | 'focus'> {
  form: LeadForm<StoreFields, StoreField>;
}

function LiveFields({ form, action, stores, topics, focus }: LiveFieldsProps): ReactNode {
  const t = useTexts(contactTexts, phoneTexts, storeTexts);
  const element = useRef<HTMLFormElement>(null);
  const focusFaults = useFaultFocus();
  const { values, change, faults, summary } = form;
  const submitting = form.status === 'submitting';

  useEffect(() => {
    if (Object.keys(summary).length > 0) focusFaults(element.current);
  }, [summary, focusFaults]);
  useEffect(() => {
    if (focus) document.getElementById(storeFieldId(topics.length > 1 ? 'topic' : 'name'))?.focus();
  }, [focus, topics]);

  return (
    <StoreContactView
      t={t}
      formRef={element}
      action={action}
      attempt=""
      stores={stores}
      topics={topics}
      submitting={submitting}
      again={false}
      faults={faults}
      summary={summary}
      control={(name) => ({
        name,
        value: values[name],
        onChange: (event) => change({ [name]: event.target.value }),
        onBlur: () => undefined,
      })}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        form.submit();
      }}
    />
  );
}
