import type { FormApi } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useFormState } from 'react-final-form';
import { formField } from '../../shared/forms/formNames.ts';
import { attemptField } from '../../shared/forms/FormPost.ts';
import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { FailedCard } from './FailedCard.tsx';
import type { FailedCardProps } from './FailedCard.tsx';
import { FormErrorSummary } from './fields/FormErrorSummary.tsx';
import { useFaultFocus } from './fields/useFaultFocus.ts';
import { fieldFault } from './fields/useLeadField.ts';
import { formAnswers } from './formAnswers.ts';
import type { FormAnswers } from './formAnswers.ts';
import type { FormPostState } from './formPostState.ts';
import { LeadFormContext } from './LeadFormContext.ts';
import type { LeadFailure, LeadFormContent, RefusedValue } from './LeadFormContext.ts';
import type { SendFailure } from './sendFailure.ts';

export interface LeadFormBodyProps extends Pick<LeadFormContent, 'ids' | 'labels' | 'faultText' | 'action'> {
  /** Value of the hidden form name field, and of the address's parameter after sending. */
  name: string;
  /** Accessible name. */
  label: string;
  className: string;
  encType?: 'multipart/form-data';
  /** Minimum number of wrong fields that are listed above the fields; 1 by default. */
  minListed?: number;
  /** Card that replaces the form after a failed attempt; without it the form shows the failure. */
  failed?: FailedCardProps;
  /** Places the form or its result among other elements that need its values. */
  arrange?: (form: ReactNode) => ReactNode;
  /** Called before controls that need scripts replace the native ones. */
  onScripted?: (form: HTMLFormElement) => void;
  /** Fields and button. */
  children: ReactNode;
  /** The browser's own post, unless it was received. */
  posted: FormPostState | null;
  /** Its faults. */
  refused: Readonly<Record<string, RefusedValue>>;
  /** Reads the values of the form by name. */
  read: (form: FormAnswers) => [string, unknown][];
  /** Confirmation. */
  sent: () => ReactNode;
  /** False for a form that follows another on the page. */
  isFirst: boolean;
  /** The address says that the browser's own post was received. */
  isReceived: boolean;
  onAnother: () => void;
}

type AnyForm = FormApi<Record<string, unknown>>;
type FormElement = Readonly<RefObject<HTMLFormElement | null>>;
type Refused = LeadFormBodyProps['refused'];

/** Content of a LeadForm: the form, its failure, or its confirmation. */
export function LeadFormBody(props: LeadFormBodyProps): ReactNode {
  const { name, labels, posted, refused, failed, isFirst, isReceived, onScripted } = props;
  const form: AnyForm = useForm();
  const { submitting = false, submitSucceeded = false } = useFormState({
    subscription: { submitting: true, submitSucceeded: true },
  });
  const element = useRef<HTMLFormElement>(null);
  const [summary, setSummary] = useState<Readonly<Record<string, unknown>>>(refused);
  const [failure, setFailure] = useState<LeadFailure | null>(() => postFailure(posted));
  const [isScripted, setScripted] = useState(!isFirst);
  const focusFaults = useFaultFocus();
  const isNative = posted?.status === 'failed';

  const takeOver = (native: HTMLFormElement): void => {
    onScripted?.(native);
    setScripted(true);
  };
  const submit = async (): Promise<void> => {
    const { submitting: isBusy, hasValidationErrors } = form.getState();
    if (isBusy) return;
    const { current: shown } = element;
    if (shown && !isScripted) flushSync(() => takeOver(shown));
    // the pressed button may be gone: that of a form that was not scripted yet, or of a failure
    if (!hasValidationErrors) shown?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    const attempt = form.submit();
    if (form.getState().submitting) await attempt;
    const { submitError } = form.getState() as { submitError?: SendFailure };
    setSummary(submitError ? {} : faultsNow(form, refused));
    setFailure((before) => (submitError ? { cause: submitError, count: (before?.count ?? 0) + 1 } : null));
  };

  useKeptValues(form, element, props.read);
  useFirstFieldFocus(element, isFirst);
  useEffect(() => {
    if (Object.keys(summary).length === 0) return;
    // the visitor is mending them already
    if (summary === refused && element.current?.contains(document.activeElement)) return;
    focusFaults(element.current);
  }, [summary, refused, focusFaults]);
  useIdleTakeOver(element, !isNative && !isScripted, takeOver);

  const isSent = submitSucceeded || isReceived;
  const stage = isSent ? 'sent' : failed && failure && failure.count > 0 ? 'failed' : 'fields';
  const content: LeadFormContent = {
    ...{ ids: props.ids, labels, faultText: props.faultText, posted: refused, failure, stage, isScripted, isNative },
    submit: () => void submit(),
    backToFields: () => setFailure(null),
    action: props.action,
    onAnother: isReceived ? null : props.onAnother,
  };
  const listed = Object.entries(labels).flatMap(([field, label = '']) =>
    Object.hasOwn(summary, field) ? [{ id: `${props.ids}-${field}`, label }] : [],
  );
  // the focus goes from the pressed button to the confirmation, which Orca skips if the button is gone before
  const [isReplaced, setReplaced] = useState(isSent);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render removes the button
  useLayoutEffect(() => setReplaced(isSent), [isSent]);
  const shown = (
    <>
      {isSent && props.sent()}
      {!(isSent && isReplaced) && (
        <>
          {failed && <FailedCard {...failed} />}
          {stage !== 'failed' && (
            <form
              ref={element}
              className={props.className}
              method="post"
              encType={props.encType}
              action={props.action}
              noValidate
              aria-label={props.label}
              aria-busy={submitting}
              onSubmit={(event: SyntheticEvent) => {
                if (isNative) return;
                event.preventDefault();
                void submit();
              }}
            >
              <input type="hidden" name={formField} value={name} />
              {posted && <input type="hidden" name={attemptField} value={posted.attempt} />}
              <FormErrorSummary fields={!submitting && listed.length >= (props.minListed ?? 1) ? listed : []} />
              {props.children}
            </form>
          )}
        </>
      )}
    </>
  );
  return <LeadFormContext value={content}>{props.arrange ? props.arrange(shown) : shown}</LeadFormContext>;
}

/** Failure of the browser's own post. */
function postFailure(posted: FormPostState | null): LeadFailure | null {
  return posted?.status === 'failed' || posted?.status === 'refused' ? { cause: posted.status, count: 0 } : null;
}

/** Faults of the form as it is, by field. */
function faultsNow(form: AnyForm, posted: Refused): Record<string, FieldFault> {
  const { values, errors, submitErrors } = form.getState();
  const refused: Refused = { ...posted, ...submitErrors };
  const faults: Record<string, FieldFault> = {};
  for (const [name, value] of Object.entries(values)) {
    const fault = fieldFault(errors?.[name] as FieldFault | undefined, refused[name], value);
    if (fault) faults[name] = fault;
  }
  return faults;
}

/** Moves the focus to the first field of a form that follows another on the page. */
function useFirstFieldFocus(element: FormElement, isFirst: boolean): void {
  useEffect(() => {
    if (isFirst || !element.current) return;
    element.current.querySelector<HTMLElement>('select, textarea, input:not([type="hidden"])')?.focus();
  }, [element, isFirst]);
}

/** Lets controls that need scripts replace the native ones in idle time, unless one has the focus. */
function useIdleTakeOver(element: FormElement, isDue: boolean, takeOver: (native: HTMLFormElement) => void): void {
  useEffect(() => {
    if (!isDue) return undefined;
    let isHere = true;
    void whenIdle().then(() => {
      const { current: native } = element;
      if (isHere && native && !native.querySelector('[data-native]:focus, [data-native] :focus')) takeOver(native);
    });
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
}

/**
 * Keeps the values of fields whose control is replaced, and the input from before the hydration.
 * The library registers a field in an effect, which runs after the paint, and sets the field to its initial value
 * there: on a busy phone the first characters were lost. A state change in a layout effect makes React run those
 * effects before it paints.
 */
function useKeptValues(form: AnyForm, element: FormElement, read: LeadFormBodyProps['read']): void {
  const [, setMounted] = useState(false);
  useLayoutEffect(() => {
    const { values } = form.getState();
    const stops = Object.keys(values).map((name) => form.registerField(name, () => undefined, {}));
    const { current: native } = element;
    for (const [name, typed] of native ? read(formAnswers(native)) : []) {
      if (!native?.elements.namedItem(name) || JSON.stringify(typed) === JSON.stringify(values[name])) continue;
      form.change(name, typed);
    }
    setMounted(true);
    return () => {
      for (const stop of stops) stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
}
