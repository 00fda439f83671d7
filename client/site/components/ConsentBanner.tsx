import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './ConsentBanner.css';
import { consentGranted, giveConsent, withdrawConsent } from '../../browser/consent.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../useSite.ts';

const titleId = 'consent-title';

/**
 * The question about third parties, at the foot of the window. It holds nothing up: the page can be read and used,
 * and keeps room below for what the banner would cover.
 * @param question how often it is being asked; above 1 the visitor wished it and gets the focus here
 */
export function ConsentBanner({ question }: { question: number }): ReactNode {
  const t = useTranslate();
  const banner = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);

  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // with the gap below it, and without what may stand under both
      const covered = element.offsetHeight + parseFloat(getComputedStyle(element).marginBottom);
      root.style.setProperty('--consent-height', `${Math.ceil(covered)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--consent-height');
    };
  }, []);

  useEffect(() => {
    if (question < 2) return;
    returnTo.current = document.activeElement;
    banner.current?.focus({ preventScroll: true });
  }, [question]);

  const answer = (decide: () => void): void => {
    const allowedBefore = consentGranted();
    decide();
    // what has been loaded cannot be taken back but by a new page
    if (allowedBefore && !consentGranted() && hasForeignScript()) window.location.reload();
    else if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
  };

  return (
    <section ref={banner} className="consent-banner" aria-labelledby={titleId} tabIndex={-1}>
      <div>
        <h2 id={titleId} className="consent-banner-title">
          {t('consentTitle')}
        </h2>
        <p className="consent-banner-text">{t('consentText')}</p>
      </div>
      <div className="consent-banner-answers">
        <Button variant="secondary" onClick={() => answer(withdrawConsent)}>
          {t('consentReject')}
        </Button>
        <Button variant="secondary" onClick={() => answer(giveConsent)}>
          {t('consentAccept')}
        </Button>
      </div>
    </section>
  );
}

function hasForeignScript(): boolean {
  return [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== window.location.origin);
}
