import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useTexts } from '../site/useSite.ts';
import { Button } from '../ui/Button.tsx';
import { SendButton } from './fields/SendButton.tsx';
import { useLeadForm } from './LeadFormContext.ts';
import { ResultCard } from './ResultCard.tsx';
import { sendFailureText } from './sendFailure.ts';

export interface FailedCardProps {
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

/**
 * Failure of a LeadForm: in its place, with another attempt unless the form is refused.
 * Above it, without buttons, when the browser's own post has failed.
 */
export function FailedCard({ title, text, phone, again, back }: FailedCardProps): ReactNode {
  const t = useTexts();
  const { failure, submit, backToFields } = useLeadForm();
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  if (!failure) return null;
  const { cause, count } = failure;
  const message = sendFailureText(t, cause, text, phone);
  return (
    <ResultCard
      key={count}
      kind="failed"
      title={title ?? message}
      {...(title === undefined ? {} : { text: message })}
      focus={count > 0}
    >
      {count > 0 && (
        <>
          {cause !== 'refused' && (
            <SendButton type="button" variant="secondary" size="s" sending={submitting} onClick={submit}>
              {again}
            </SendButton>
          )}
          <Button
            variant="ghost"
            size="s"
            aria-disabled={submitting || undefined}
            onClick={submitting ? undefined : backToFields}
          >
            {back}
          </Button>
        </>
      )}
    </ResultCard>
  );
}
