import type { ReactNode } from 'react';
import { useTexts } from '../site/useSite.ts';
import { Button } from '../ui/Button.tsx';
import { SendButton } from './fields/SendButton.tsx';
import { ResultCard } from './ResultCard.tsx';
import { sendFailureText } from './sendFailure.ts';
import { sendFailureTexts } from './sendFailureTexts.ts';
import type { LeadForm } from './useLeadForm.ts';

interface FailedCardProps {
  form: Pick<LeadForm<object, string>, 'failure' | 'failures' | 'status' | 'submit' | 'backToFields'>;
  /** Heading; without it the text is the only line. */
  title?: string;
  /** Text of a temporary failure on the server's side. */
  text: string;
  /** Number to call instead; "" for none. */
  phone: string;
  /** Labels of the buttons. */
  again: string;
  back: string;
}

/** Failure of a form in its place, with another attempt unless the form is refused. */
export function FailedCard({ form, title, text, phone, again, back }: FailedCardProps): ReactNode {
  const t = useTexts(sendFailureTexts);
  const message = sendFailureText(t, form.failure, text, phone);
  const submitting = form.status === 'submitting';
  return (
    <ResultCard
      key={form.failures}
      kind="failed"
      title={title ?? message}
      {...(title === undefined ? {} : { text: message })}
      focus
    >
      {form.failure !== 'refused' && (
        <SendButton type="button" variant="secondary" size="s" sending={submitting} onClick={form.submit}>
          {again}
        </SendButton>
      )}
      <Button
        variant="ghost"
        size="s"
        aria-disabled={submitting || undefined}
        onClick={submitting ? undefined : form.backToFields}
      >
        {back}
      </Button>
    </ResultCard>
  );
}
