import { useRef, useState } from 'react';
import type { SendFailure } from './sendFailure.ts';
import type { Faults } from './Faults.ts';

interface LeadFormOptions<Values, Name extends string> {
  start: Values;
  /** Faults from the server after a native post. */
  faultsBefore: Faults<Name>;
  validate: (values: Values) => Faults<Name>;
  /** Sends valid values: sent, the failure, or the fields that the server refuses. Never rejects. */
  send: (values: Values) => Promise<'sent' | SendFailure | Faults<Name>>;
}

export interface LeadForm<Values, Name extends string> {
  values: Values;
  /** Changes fields, and drops the server's faults for them. */
  change: (some: Partial<Values>) => void;
  /** Current faults; empty before the first submission. */
  faults: Faults<Name>;
  /** Faults of the last submission. A new object each time, so that effects can move the focus. */
  summary: Faults<Name>;
  status: 'filling' | 'submitting' | 'failed' | 'sent';
  /** Cause of the last failure. */
  failure: SendFailure;
  /** Number of failed attempts since the fields were last shown. */
  failures: number;
  /** Validates and sends the form; ignored while it is being sent. */
  submit: () => void;
  /** Returns from the failure message to the fields. */
  backToFields: () => void;
}

/** State of a form that is validated on submit, and from then on while typing. */
export function useLeadForm<Values extends object, Name extends string>({
  start,
  faultsBefore,
  validate,
  send,
}: LeadFormOptions<Values, Name>): LeadForm<Values, Name> {
  const [values, setValues] = useState(start);
  const [status, setStatus] = useState<LeadForm<Values, Name>['status']>('filling');
  const [checked, setChecked] = useState(Object.keys(faultsBefore).length > 0);
  const [refused, setRefused] = useState(faultsBefore);
  const [summary, setSummary] = useState(faultsBefore);
  const [failures, setFailures] = useState(0);
  const [failure, setFailure] = useState<SendFailure>('failed');
  const busy = useRef(false);

  const tellFaults = (found: Faults<Name>): void => {
    setChecked(true);
    setSummary(found);
    setStatus('filling');
    setFailures(0);
  };
  const submit = async (): Promise<void> => {
    if (busy.current) return;
    const found = validate(values);
    if (Object.keys(found).length > 0) {
      tellFaults(found);
      return;
    }
    busy.current = true;
    setStatus('submitting');
    setSummary({});
    const outcome = await send(values);
    busy.current = false;
    if (typeof outcome === 'string') {
      setStatus(outcome === 'sent' ? outcome : 'failed');
      if (outcome === 'sent') {
        setValues(values); // the confirmation shows what was sent
        return;
      }
      setFailure(outcome);
      setFailures((count) => count + 1);
    } else {
      setRefused(outcome);
      tellFaults(outcome);
    }
  };
  return {
    values,
    change: (some) => {
      setValues((before) => ({ ...before, ...some }));
      setRefused(
        (before) =>
          Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(some, name))) as Faults<Name>,
      );
    },
    faults: checked ? { ...refused, ...validate(values) } : {},
    summary,
    status,
    failure,
    failures,
    submit: () => void submit(),
    backToFields: () => {
      setStatus('filling');
      setFailures(0);
    },
  };
}
