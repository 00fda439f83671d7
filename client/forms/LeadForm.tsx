import { FORM_ERROR } from 'final-form';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { sentForm, withSentForm } from '../../shared/forms/FormPost.ts';
import type { LeadKind, LeadSubmission, LeadValues } from '../../shared/forms/LeadTypes.ts';
import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import { pushToDataLayer } from '../browser/dataLayer.ts';
import { useAppDispatch, useAppSelector } from '../framework/hooks.ts';
import { useSite } from '../site/useSite.ts';
import { postedAnswers } from './formAnswers.ts';
import type { FormAnswers } from './formAnswers.ts';
import { formPostForgotten } from './formPostState.ts';
import type { FormPostState } from './formPostState.ts';
import { LeadFormBody } from './LeadFormBody.tsx';
import type { LeadFormBodyProps } from './LeadFormBody.tsx';
import type { RefusedValue } from './LeadFormContext.ts';
import { leadSubmissions } from './leadSubmissions.ts';
import { sendFailure } from './sendFailure.ts';
import { submitLead } from './submitLead.ts';

/** Sends a lead, with the ids of photos uploaded before. Rejects when it is not received. */
export type SubmitLead<K extends LeadKind> = (values: LeadValues[K], photos?: readonly string[]) => Promise<void>;

/** A lead that was received. */
export interface SentLead<K extends LeadKind, Fields> {
  fields: Fields;
  lead: LeadSubmission<K>;
}

interface LeadFormProps<K extends LeadKind, Fields extends { homepage: string }, Name extends string> extends Omit<
  LeadFormBodyProps,
  'labels' | 'faultText' | 'posted' | 'refused' | 'read' | 'sent' | 'isFirst' | 'isReceived' | 'action' | 'onAnother'
> {
  kind: K;
  /** Id of the element around the form or its confirmation: the target of the server's redirect. */
  placeId: string;
  /** Labels of the fields that can have faults, in page order. */
  labels: Readonly<Record<Name, string>>;
  /** Reads the values of the form; without answers those of an empty one. */
  read: (form: FormAnswers) => Fields;
  validate: (fields: Fields) => Partial<Record<NoInfer<Name>, FieldFault>>;
  faultText: (field: Name, fault: FieldFault) => string | undefined;
  /** Sends valid fields. */
  send: (fields: Fields, submit: SubmitLead<K>) => Promise<void>;
  /** Maximum number of attempts a press; three by default. */
  attempts?: number;
  /** Reason of the lead, for statistics. */
  reason?: (fields: Fields) => string | undefined;
  /** Confirmation; null: of a form that the browser has sent. */
  sent: (sent: SentLead<K, Fields> | null) => ReactNode;
  /** Called when the form starts over. */
  onRestart?: () => void;
}

/**
 * A form whose submissions are leads.
 * The server renders it as a form that the browser can send, with what it refused of the last post. Hydration keeps
 * what was typed before. From then on the first try to send it validates it, later the typing, and it is sent without
 * leaving the page.
 */
export function LeadForm<K extends LeadKind, Fields extends { homepage: string }, Name extends string>(
  props: LeadFormProps<K, Fields, Name>,
): ReactNode {
  const { name } = props;
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.page.location.search);
  const posted = useAppSelector((state) => (state.formPost.form === name ? state.formPost : null));
  /** Number of forms sent on this page before. */
  const [forms, setForms] = useState(0);
  useEffect(
    () => () => {
      dispatch(formPostForgotten());
    },
    [dispatch],
  );
  const isFirst = forms === 0;
  return (
    <OneForm
      key={forms}
      {...props}
      posted={isFirst ? posted : null}
      isFirst={isFirst}
      isReceived={isFirst && sentForm(search) === name}
      onAnother={() => {
        props.onRestart?.();
        setForms(forms + 1);
      }}
    />
  );
}

interface OneFormProps<K extends LeadKind, Fields extends { homepage: string }, Name extends string>
  extends LeadFormProps<K, Fields, Name>, Pick<LeadFormBodyProps, 'isFirst' | 'isReceived' | 'onAnother'> {
  posted: FormPostState | null;
}

function OneForm<K extends LeadKind, Fields extends { homepage: string }, Name extends string>(
  props: OneFormProps<K, Fields, Name>,
): ReactNode {
  const {
    kind,
    placeId,
    labels,
    read,
    validate,
    faultText,
    send,
    attempts,
    reason,
    sent,
    posted,
    onRestart: _,
    ...body
  } = props;
  const dispatch = useAppDispatch();
  const { name: site } = useSite();
  const { path, search } = useAppSelector((state) => state.page.location);
  const [start] = useState(() => read(postedAnswers(posted)));
  const [refused] = useState(() => refusedValues(postedFaults(posted), start));
  const [submissionOf] = useState(() => leadSubmissions(kind));
  const [lead, setLead] = useState<SentLead<K, Fields> | null>(null);

  const onSubmit = async (fields: Fields): Promise<Record<string, unknown> | undefined> => {
    try {
      await send(fields, async (values, photos = []) => {
        const submission = submissionOf({ site, values, photos, homepage: fields.homepage });
        await dispatch(submitLead(submission as LeadSubmission, { attempts }));
        setLead({ fields, lead: submission });
      });
    } catch (error) {
      const failure = sendFailure(error, Object.keys(labels));
      return typeof failure === 'string' ? { [FORM_ERROR]: failure } : refusedValues(failure, fields);
    }
    const why = reason?.(fields);
    pushToDataLayer({ event: 'lead', ...(why ? { reason: why } : {}) });
    return undefined;
  };
  return (
    <Form<Fields> initialValues={start} validate={validate} onSubmit={onSubmit} subscription={{}}>
      {() => (
        <LeadFormBody
          {...body}
          action={`${encodeURI(path)}${withSentForm(search, null)}#${placeId}`}
          labels={labels}
          faultText={(field, fault) => faultText(field as Name, fault)}
          posted={posted}
          refused={refused}
          read={(form) => Object.entries(read(form))}
          sent={() => sent(lead)}
        />
      )}
    </Form>
  );
}

function postedFaults(posted: FormPostState | null): Partial<Record<string, FieldFault>> {
  return { ...posted?.faults, ...(posted?.photoFault ? { photos: 'invalid' } : {}) };
}

/** Faults with the values that have them. */
function refusedValues(faults: Partial<Record<string, FieldFault>>, fields: object): Record<string, RefusedValue> {
  const values: Partial<Record<string, unknown>> = { ...fields };
  const refused: Record<string, RefusedValue> = {};
  for (const [name, fault] of Object.entries(faults)) if (fault) refused[name] = { fault, value: values[name] };
  return refused;
}
