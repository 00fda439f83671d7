import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

const texts = {
  unknown: { title: 'manageUnknown', text: 'manageUnknownText' },
  tooMany: { title: 'manageTooMany', text: 'manageTooManyText' },
  carBooked: { title: 'manageCarBooked', text: 'manageCarBookedText' },
} as const;

/** Notice that a change failed, or that its outcome is unknown. */
export function ChangeFaultNotice({ fault }: { fault: keyof typeof texts }): ReactNode {
  const t = useTexts();
  const { title, text } = texts[fault];
  return (
    <Notice tone="error" ref={announceFailure} title={t(title)}>
      <p>{t(text)}</p>
    </Notice>
  );
}
