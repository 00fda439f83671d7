import {
  consentCookieName,
  consentCookieValue,
  consentMaxAgeSeconds,
  consentPurposes,
  fullConsent,
  noConsent,
  readConsentCookie,
} from '../../../shared/site/consentCookie.ts';
import { hasPrivacySignal } from '../../browser/hasPrivacySignal.ts';
import { readPageCookies, writePageCookie } from '../../browser/pageCookies.ts';
import type { Consent, ConsentPurpose } from '../../../shared/site/consentCookie.ts';

const listeners = new Set<() => void>();
/** Last choice in this tab; used where cookies are refused and where another tool stores the choice. */
let answered: Consent | null = null;
/** True if the built-in banner asks and the consent cookie stores the choice. */
let builtin = true;
let askedAgain = 0;

/**
 * Sets how this site asks for consent; call it once, before hydration.
 * With "external" another tool asks and stores the choice. It reports the choice on each page by calling
 * `window.forecourtConsent(answer)`, by the event "forecourt:consent" on the window with the answer as `detail`, or,
 * when it is ready before the page, by leaving the answer in `window.forecourtConsent`. An answer is `true`, `false`,
 * `{ granted }` or one boolean per purpose: `{ statistics, media }`. The event "forecourt:consent-settings" requests
 * the tool to show its settings.
 */
export function startConsent(mode: 'builtin' | 'external' | 'none'): void {
  builtin = mode === 'builtin';
  if (mode !== 'external') return;
  const tell = (answer: unknown): void => setConsent(parseConsent(answer));
  const early = window.forecourtConsent;
  window.forecourtConsent = tell;
  window.addEventListener('forecourt:consent', (event) => {
    tell((event as CustomEvent<unknown>).detail);
  });
  if (early !== undefined && typeof early !== 'function') tell(early);
}

/**
 * The visitor's choice; null before there is one, and on the server.
 * Global Privacy Control is a refusal until the visitor allows something by hand.
 */
export function currentConsent(): Consent | null {
  if (!builtin || typeof document === 'undefined') return answered;
  const hasSignal = hasPrivacySignal();
  return readConsentCookie(readPageCookies(), hasSignal) ?? answered ?? (hasSignal ? noConsent : null);
}

/** True if content and code for this purpose may load without a further question. */
export function consentGranted(purpose: ConsentPurpose): boolean {
  return currentConsent()?.[purpose] ?? false;
}

/** Number of times the banner has asked: 0 while hidden, 1 at first, more when the visitor reopens it. */
export function consentQuestion(): number {
  if (!builtin) return 0;
  if (askedAgain > 0) return askedAgain + 1;
  return currentConsent() === null ? 1 : 0;
}

/** Reopens the banner, so that the visitor can change the choice. */
export function askForConsent(): void {
  if (builtin) askedAgain += 1;
  else window.dispatchEvent(new CustomEvent('forecourt:consent-settings'));
  notifyConsentListeners();
}

/** Calls `changed` after every choice and question, until the returned function is called. */
export function subscribeConsent(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Stores the visitor's choice for six months and closes the banner. */
export function setConsent(consent: Consent): void {
  answered = { ...consent };
  askedAgain = 0;
  if (builtin) {
    const value = consentCookieValue(consent, hasPrivacySignal());
    writeConsentCookie(value);
    void prolongConsentCookie(value);
  }
  notifyConsentListeners();
}

function writeConsentCookie(value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  writePageCookie(`${consentCookieName}=${value}; max-age=${consentMaxAgeSeconds}; path=/; samesite=lax${secure}`);
}

/** Has the server set the cookie again: Safari deletes one that a script has set after seven days. */
async function prolongConsentCookie(value: string): Promise<void> {
  try {
    await window.fetch('/api/choices', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ consent: value }),
      keepalive: true, // a withdrawal may reload the page
    });
  } catch {
    // the script's cookie stays
  }
  // the response may have come after the next choice
  const last = answered ? consentCookieValue(answered, hasPrivacySignal()) : value;
  if (last !== value) writeConsentCookie(last);
}

/** Grants one purpose and leaves the others as they are. */
export function grantPurpose(purpose: ConsentPurpose): void {
  setConsent({ ...(currentConsent() ?? noConsent), [purpose]: true });
}

/** Parses the answer of an external tool; anything that grants nothing explicitly is a refusal. */
function parseConsent(answer: unknown): Consent {
  if (answer === true) return fullConsent;
  if (typeof answer !== 'object' || answer === null) return noConsent;
  const named = answer as Partial<Record<ConsentPurpose | 'granted', unknown>>;
  if (consentPurposes.some((purpose) => purpose in named)) {
    return { statistics: named.statistics === true, media: named.media === true };
  }
  return named.granted === true ? fullConsent : noConsent;
}

/** Reports the current choice to every listener. */
export function notifyConsentListeners(): void {
  for (const changed of [...listeners]) changed();
}

declare global {
  interface Window {
    forecourtConsent?: unknown;
  }
}
