import { useRef, useState } from 'react';
import type { FieldFault } from '../../shared/forms/contactRules.ts';

export type Faults<Name extends string> = Partial<Record<Name, FieldFault>>;

interface LeadFormOptions<Values, Name extends string> {
  start: Values;
  /** What the server found wrong when the browser sent the form itself. */
  faultsBefore: Faults<Name>;
  validate: (values: Values) => Faults<Name>;
  /** Sends what is right: taken, not taken, or the fields that the server finds wrong. Never rejects. */
  send: (values: Values) => Promise<'sent' | 'failed' | Faults<Name>>;
}

export interface LeadForm<Values, Name extends string> {
  values: Values;
  /** Changes fields; what the server found wrong with them is forgotten. */
  change: (some: Partial<Values>) => void;
  /** What is wrong now; nothing before the form was sent for the first time. */
  faults: Faults<Name>;
  /** What was wrong when the form was last sent. Another object each time, by which the focus can follow. */
  summary: Faults<Name>;
  status: 'filling' | 'submitting' | 'failed' | 'sent';
  /** How many attempts have failed since the fields were last seen. */
  failures: number;
  /** Checks and sends the form; a second press while it is on its way is none. */
  submit: () => void;
  /** From the message that the form was not taken back to its fields. */
  backToFields: () => void;
}

/** The state of a form that is checked when it is sent, and from then on as the visitor corrects it. */
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
      setStatus(outcome);
      if (outcome === 'failed') setFailures((count) => count + 1);
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
    failures,
    submit: () => void submit(),
    backToFields: () => {
      setStatus('filling');
      setFailures(0);
    },
  };
}
