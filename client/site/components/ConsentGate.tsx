import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './ConsentGate.css';
import { giveConsent } from '../../browser/consent.ts';
import { useEditing } from '../../content/editing/useEditing.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.tsx';
import { useConsent } from '../useConsent.ts';
import { useSite, useTranslate } from '../useSite.ts';

interface ConsentGateProps {
  /** Name of the third party, as visitors know it. */
  provider: string;
  className?: string;
  icon?: IconName;
  /** A picture of our own behind the question, which then stands light on dark. */
  poster?: ReactNode;
  /** What loads from the third party; called only when that is allowed. */
  children: () => ReactNode;
}

/**
 * Stands in front of content of a third party until the visitor allows all third parties, or shows this one.
 * An editor sees the placeholder only.
 */
export function ConsentGate({ provider, className, icon, poster, children }: ConsentGateProps): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const editing = useEditing();
  const consent = useConsent();
  const [opened, setOpened] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const shown = !editing && (consent || opened);

  useEffect(() => {
    // the pressed button has gone: the focus goes to what has come in its place
    if (shown && pressed.current) content.current?.focus({ preventScroll: true });
  }, [shown]);

  const press = (allow: () => void) => (): void => {
    if (editing) return;
    pressed.current = true;
    allow();
  };

  if (shown) {
    return (
      <div ref={content} className={classNames('consent-gate-content', className)} tabIndex={-1}>
        {children()}
      </div>
    );
  }
  const dark = poster !== undefined;
  return (
    <div className={classNames('consent-gate', dark && 'consent-gate-dark', className)}>
      {dark && <div className="consent-gate-poster">{poster}</div>}
      <div className="consent-gate-question">
        {icon && <Icon name={icon} />}
        <p className="consent-gate-title">{t('consentGateTitle', { provider })}</p>
        <p className="small">{t('consentGateText', { provider })}</p>
        <Button variant={dark ? 'contrast' : 'secondary'} size="s" onClick={press(() => setOpened(true))}>
          {t('consentGateShow')}
        </Button>
        {site.consent === 'builtin' && (
          <button type="button" className="consent-gate-always" onClick={press(giveConsent)}>
            {t('consentGateAlways')}
          </button>
        )}
      </div>
    </div>
  );
}
