import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonProps } from '../../ui/Button.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

interface SendButtonProps extends Omit<ButtonProps, 'busy'> {
  sending: boolean;
  /** Shown instead of "Sending…". */
  words?: string;
}

/** Submit button that says while it sends, aloud too if that takes long. The fields stay as they are meanwhile. */
export function SendButton({ sending, words, children, ...button }: SendButtonProps): ReactNode {
  const t = useTexts();
  const wait = words ?? t('sendingEnquiry');
  useAnnouncement(sending ? wait : '', { waiting: true });
  return (
    <Button type="submit" {...button} busy={sending}>
      {sending ? wait : children}
    </Button>
  );
}
