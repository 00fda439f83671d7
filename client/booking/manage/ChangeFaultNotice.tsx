import type { ReactNode } from 'react';
import { useTranslate } from '../../site/useSite.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

const texts = {
  unknown: { title: 'manageUnknown', text: 'manageUnknownText' },
  tooMany: { title: 'manageTooMany', text: 'manageTooManyText' },
  carBooked: { title: 'manageCarBooked', text: 'manageCarBookedText' },
} as const;

/** Notice that a change failed, or that its outcome is unknown. */
export function ChangeFaultNotice({ fault }: { fault: keyof typeof texts }): ReactNode {
  const t = useTranslate();
  const { title, text } = texts[fault];
  return (
    <Notice tone="error" role="alert" title={t(title)}>
      <p>{t(text)}</p>
    </Notice>
  );
}
