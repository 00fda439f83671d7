import type { ReactNode } from 'react';
import { consentPurposes } from '../../../shared/site/consentCookie.ts';
import type { Consent, ConsentPurpose } from '../../../shared/site/consentCookie.ts';
import { Button } from '../../ui/Button.tsx';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { useTexts } from '../useSite.ts';

export interface ConsentChoicesProps {
  chosen: Consent;
  onChange: (consent: Consent) => void;
  onSave: () => void;
}

const titles: Record<ConsentPurpose | 'necessary', TextKey> = {
  necessary: 'consentNecessary',
  statistics: 'consentStatistics',
  media: 'consentMedia',
};
const texts: Record<ConsentPurpose | 'necessary', TextKey> = {
  necessary: 'consentNecessaryText',
  statistics: 'consentStatisticsText',
  media: 'consentMediaText',
};

/** One checkbox per purpose ("necessary" is always checked) and the button that stores the choice. */
export function ConsentChoices({ chosen, onChange, onSave }: ConsentChoicesProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <fieldset className="consent-choices">
        <legend className="visually-hidden">{t('consentPurposes')}</legend>
        {(['necessary', ...consentPurposes] as const).map((purpose) => (
          <label key={purpose} className="consent-choice">
            <input
              type="checkbox"
              name={`consent-${purpose}`}
              aria-labelledby={`consent-${purpose}-title`}
              aria-describedby={`consent-${purpose}-text`}
              disabled={purpose === 'necessary'}
              checked={purpose === 'necessary' || chosen[purpose]}
              onChange={({ target }) => onChange({ ...chosen, [purpose]: target.checked })}
            />
            <span>
              <b id={`consent-${purpose}-title`}>{t(titles[purpose])}</b>{' '}
              <span className="small muted" id={`consent-${purpose}-text`}>
                {t(texts[purpose])}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button variant="secondary" size="s" onClick={onSave}>
        {t('consentSave')}
      </Button>
    </>
  );
}
