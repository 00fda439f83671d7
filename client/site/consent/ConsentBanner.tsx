import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import './ConsentBanner.css';
import {
  consentCookieName,
  consentCookieValue,
  consentPurposes,
  fullConsent,
  noConsent,
} from '../../../shared/site/consentCookie.ts';
import type { Consent } from '../../../shared/site/consentCookie.ts';
import { consentQuestion, currentConsent, setConsent, subscribeConsent } from './consent.ts';
import { reserveBannerSpace } from './reserveBannerSpace.ts';
import { removeStatisticsCookies } from '../../browser/removeStatisticsCookies.ts';
import { Button } from '../../ui/Button.tsx';
import { focusPageHeading } from '../../ui/focus/focusHeading.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { privacyPath } from '../privacyPath.ts';
import { useSite, useTexts } from '../useSite.ts';
import type { ConsentChoicesProps } from './ConsentChoices.tsx';

const titleId = 'consent-title';

/**
 * Consent banner for cookies and third parties, at the bottom of the window.
 * It blocks nothing: the page can be read and used, and adds space below for the part that the banner would cover.
 * When the visitor has reopened it, it gets the focus. An answer leaves the focus where it was, or on the page's heading.
 */
export function ConsentBanner(): ReactNode {
  const question = useSyncExternalStore(subscribeConsent, consentQuestion, () => 1);
  const t = useTexts();
  const site = useSite();
  const banner = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const choicesId = useId();
  const [choosing, setChoosing] = useState(question > 1);
  const [chosen, setChosen] = useState<Consent>(() => currentConsent() ?? noConsent);

  useEffect(() => {
    return banner.current ? reserveBannerSpace(banner.current) : undefined;
  }, []);

  useEffect(() => {
    if (question < 2) return;
    returnTo.current = document.activeElement === document.body ? null : document.activeElement;
    banner.current?.focus({ preventScroll: true });
  }, [question]);

  const answer = (consent: Consent): void => {
    const before = currentConsent() ?? noConsent;
    const withdrawn = consentPurposes.filter((purpose) => before[purpose] && !consent[purpose]);
    setConsent(consent);
    if (withdrawn.includes('statistics')) removeStatisticsCookies();
    // scripts that have run can only be removed by loading a new page
    if (withdrawn.length > 0 && hasForeignScript()) window.location.reload();
    else if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
    else focusPageHeading(); // the pressed button is gone
  };

  return (
    <section ref={banner} className="consent-banner" aria-labelledby={titleId} tabIndex={-1} data-nosnippet="">
      <div>
        <h2 id={titleId} className="consent-banner-title">
          {t('consentTitle')}
        </h2>
        <p className="consent-banner-text">{t('consentText')}</p>
        <p className="consent-banner-links">
          <button
            type="button"
            aria-expanded={choosing}
            aria-controls={choicesId}
            onClick={() => setChoosing(!choosing)}
          >
            {t('consentChoose')}
          </button>
          <a href={privacyPath(t, site)}>{t('privacyLink')}</a>
        </p>
      </div>
      <div id={choicesId} className="consent-banner-choices" hidden={!choosing}>
        {choosing && <LateChoices chosen={chosen} onChange={setChosen} onSave={() => answer(chosen)} />}
      </div>
      <form className="consent-banner-answers" method="post" action="/api/choices">
        <AnswerButton consent={noConsent} onAnswer={answer}>
          {t('consentReject')}
        </AnswerButton>
        <AnswerButton consent={fullConsent} onAnswer={answer}>
          {t('consentAccept')}
        </AnswerButton>
      </form>
    </section>
  );
}

interface AnswerButtonProps {
  consent: Consent;
  onAnswer: (consent: Consent) => void;
  children: ReactNode;
}

/** Answers at once; if the banner's code cannot be loaded, a press sends the form instead. */
function AnswerButton({ consent, onAnswer, children }: AnswerButtonProps): ReactNode {
  const press = (event: SyntheticEvent): void => {
    event.preventDefault();
    onAnswer(consent);
  };
  return (
    <Button
      type="submit"
      variant="secondary"
      name={consentCookieName}
      value={consentCookieValue(consent)}
      data-scripted=""
      onClick={press}
    >
      {children}
    </Button>
  );
}

const loadChoices = async () => (await import('./ConsentChoices.tsx')).ConsentChoices;

/** Consent by purpose; its code loads when the visitor opens it. */
function LateChoices(props: ConsentChoicesProps): ReactNode {
  const { Component: Choices } = useLazyComponent(loadChoices);
  return Choices && <Choices {...props} />;
}

function hasForeignScript(): boolean {
  return [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== window.location.origin);
}
