import type { ReactNode } from 'react';
import './PrivacyNote.css';
import { classNames } from '../../ui/classNames.ts';
import { privacyPath } from '../privacyPath.ts';
import { useSite, useTexts } from '../useSite.ts';

interface PrivacyNoteProps {
  /** Purpose of the data where it differs from the default text; the link follows. */
  text?: string;
  className?: string;
}

/** Note under a form that takes personal data: purpose of the data and link to the privacy page. */
export function PrivacyNote({ text, className }: PrivacyNoteProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <p className={classNames('privacy-note small muted', className)}>
      {text ?? t('privacyNote')} <a href={privacyPath(t, site)}>{t('privacyLink')}</a>
    </p>
  );
}
