import type { ReactNode } from 'react';
import './creditTexts.ts';
import type { Translate } from '../site/translate.ts';
import { Icon } from '../ui/Icon.tsx';

/** The full consumer credit warning, with sources of advice. */
export function CreditWarning({ t }: { t: Translate }): ReactNode {
  return (
    <div className="financing-credit-warning" role="note">
      <Icon name="warning" />
      <p>
        <b>{t('consumerCreditWarning')}</b> {t('consumerCreditWarningText')}
      </p>
    </div>
  );
}
