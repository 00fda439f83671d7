import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './ConsentGate.css';
import { grantPurpose, consentGranted, subscribeConsent } from './consent.ts';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.ts';
import { useSite, useTexts } from '../useSite.ts';
import type { ConsentPurpose } from '../../../shared/site/consentCookie.ts';

interface ConsentGateProps {
  /** Name of the third party, as visitors know it. */
  provider: string;
  className?: string;
  icon?: IconName;
  /** A picture from this site behind the placeholder, which is then light on dark. */
  poster?: ReactNode;
  /**
   * Address of the content on the provider's site, for browsers without JavaScript.
   * "" when the provider has no such page.
   */
  providerAddress?: string;
  /** Renders the third-party content; called only when it is allowed. */
  children: () => ReactNode;
}

/**
 * Placeholder for third-party content until the visitor allows third-party media or shows this item.
 * An editor sees the placeholder only. Without JavaScript it links to the provider, or else to the contact page.
 */
export function ConsentGate({
  provider,
  className,
  icon,
  poster,
  providerAddress = '',
  children,
}: ConsentGateProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const editing = useEditing();
  const consent = useConsent('media');
  const [opened, setOpened] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const alwaysTextId = useId();
  const shown = !editing && (consent || opened);

  useEffect(() => {
    // the pressed button is gone: move the focus to the content that replaced it
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
          <div className="consent-gate-always">
            <button type="button" aria-describedby={alwaysTextId} onClick={press(() => grantPurpose('media'))}>
              {t('consentGateAlways')}
            </button>
            <p className="small" id={alwaysTextId}>
              {t('consentGateAlwaysText')}
            </p>
          </div>
        )}
        <p className="consent-gate-plain">
          {providerAddress ? (
            <a href={providerAddress} rel="external nofollow noopener">
              {t('consentGateLeave', { provider })}
            </a>
          ) : (
            <a href={`${site.basePath}/${t('pathToContact')}`}>{t('consentGateContact')}</a>
          )}
        </p>
      </div>
    </div>
  );
}

/**
 * True if content for this purpose may load now.
 * False on the server, before hydration, and on a site with consent "none".
 */
function useConsent(purpose: ConsentPurpose): boolean {
  const granted = useSyncExternalStore(
    subscribeConsent,
    () => consentGranted(purpose),
    () => false,
  );
  return useSite().consent !== 'none' && granted;
}
