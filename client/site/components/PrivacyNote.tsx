import type { ReactNode } from 'react';
import './PrivacyNote.css';
import { classNames } from '../../ui/classNames.ts';
import { privacyPath } from '../privacyPath.ts';
import { useSite, useTranslate } from '../useSite.ts';

interface PrivacyNoteProps {
  /** Purpose of the data where it differs from the usual one; the link follows. */
  text?: string;
  className?: string;
}

/** Under a form that takes personal data: what the data is used for, and the page about privacy. */
export function PrivacyNote({ text, className }: PrivacyNoteProps): ReactNode {
  const t = useTranslate();
  const site = useSite();
  return (
    <p className={classNames('privacy-note small muted', className)}>
      {text ?? t('privacyNote')} <a href={privacyPath(t, site)}>{t('privacyLink')}</a>
    </p>
  );
}
