import {
  consentCookieName,
  consentCookieValue,
  consentPurposes,
  fullConsent,
  noConsent,
  readConsentCookie,
} from '../../shared/site/consentCookie.ts';
import type { Consent, ConsentPurpose } from '../../shared/site/consentCookie.ts';

const sixMonthsSeconds = 182 * 24 * 60 * 60;

const listeners = new Set<() => void>();
/** The last answer in this tab; used where cookies are refused and where another tool keeps the answer. */
let answered: Consent | null = null;
/** The built-in banner asks and the consent cookie holds the answer. */
let builtin = true;
let askedAgain = 0;

/**
 * Sets how this site asks for consent; call it once, before hydration. With "external" another tool asks and remembers.
 * It tells each page by calling `window.forecourtConsent(answer)`, by the event "forecourt:consent" on the window with
 * the answer as `detail`, or, when it is ready before the page, by leaving the answer in `window.forecourtConsent`. An
 * answer is `true`, `false`, `{ granted }` or one boolean per purpose: `{ statistics, media }`. The tool is asked to show
 * its settings by the event "forecourt:consent-settings".
 */
export function startConsent(mode: 'builtin' | 'external' | 'none'): void {
  builtin = mode === 'builtin';
  if (mode !== 'external') return;
  const tell = (answer: unknown): void => setConsent(consentOf(answer));
  const early = window.forecourtConsent;
  window.forecourtConsent = tell;
  window.addEventListener('forecourt:consent', (event) => {
    tell((event as CustomEvent<unknown>).detail);
  });
  if (early !== undefined && typeof early !== 'function') tell(early);
}

/** The visitor's answer; null before there is one, and on the server. */
export function currentConsent(): Consent | null {
  if (!builtin || typeof document === 'undefined') return answered;
  return readConsentCookie(document.cookie) ?? answered;
}

/** True if content and code for this purpose may load without a further question. */
export function consentGranted(purpose: ConsentPurpose): boolean {
  return currentConsent()?.[purpose] ?? false;
}

/** How many times the banner has asked: 0 when it does not ask, 1 the first time, more when reopened by the visitor. */
export function consentQuestion(): number {
  if (!builtin) return 0;
  if (askedAgain > 0) return askedAgain + 1;
  return currentConsent() === null ? 1 : 0;
}

/** Opens the question again, so that the visitor can change the answer. */
export function askForConsent(): void {
  if (builtin) askedAgain += 1;
  else window.dispatchEvent(new CustomEvent('forecourt:consent-settings'));
  notifyListeners();
}

/** Calls `changed` after every answer and question, until the returned function is called. */
export function subscribeConsent(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Stores the visitor's answer for six months and closes the question. */
export function setConsent(consent: Consent): void {
  answered = { ...consent };
  askedAgain = 0;
  if (builtin) {
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    const attributes = `max-age=${sixMonthsSeconds}; path=/; samesite=lax${secure}`;
    document.cookie = `${consentCookieName}=${consentCookieValue(consent)}; ${attributes}`;
  }
  notifyListeners();
}

/** Allows one purpose and leaves the others as they are. */
export function grantPurpose(purpose: ConsentPurpose): void {
  setConsent({ ...(currentConsent() ?? noConsent), [purpose]: true });
}

/** The answer of an external tool; anything that grants nothing explicitly is a refusal. */
function consentOf(answer: unknown): Consent {
  if (answer === true) return fullConsent;
  if (typeof answer !== 'object' || answer === null) return noConsent;
  const named = answer as Partial<Record<ConsentPurpose | 'granted', unknown>>;
  if (consentPurposes.some((purpose) => purpose in named)) {
    return { statistics: named.statistics === true, media: named.media === true };
  }
  return named.granted === true ? fullConsent : noConsent;
}

function notifyListeners(): void {
  for (const changed of [...listeners]) changed();
}

declare global {
  interface Window {
    forecourtConsent?: unknown;
  }
}
