import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { SendButton } from './fields/SendButton.tsx';
import { useLeadForm } from './LeadFormContext.ts';

interface LeadSendButtonProps {
  send: string;
  /** After a failed attempt. */
  again: string;
  /** Shown while the form is being sent, instead of "Sending…". */
  words?: string;
  className: string;
}

/** The button that sends a LeadForm. */
export function LeadSendButton({ send, again, ...button }: LeadSendButtonProps): ReactNode {
  const { failure } = useLeadForm();
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return (
    <SendButton {...button} sending={submitting}>
      {failure && failure.cause !== 'refused' ? again : send}
    </SendButton>
  );
}
