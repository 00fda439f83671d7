/** What a visitor has said about third parties. */
type ConsentDecision = 'granted' | 'denied' | 'undecided';

const cookieName = 'consent';
/** Counts up when what visitors are asked changes: an answer to an earlier question is no answer to this one. */
const questionVersion = '1';
const sixMonths = 182 * 24 * 60 * 60;

const listeners = new Set<() => void>();
/** What was said in this tab: stands in where cookies are refused, or where someone else keeps the decision. */
let said: ConsentDecision = 'undecided';
/** Whether we ask and remember ourselves. */
let ours = true;
let askedAgain = 0;

/**
 * Says who asks visitors on this site; called once, before the page is taken over. With "external" another tool asks
 * and remembers, and tells each page: by calling `window.forecourtConsent(granted)`, by the event "forecourt:consent"
 * on the window with `detail: { granted }`, or, when it is ready before this page is, by leaving true or false in
 * `window.forecourtConsent`. It is asked to show its settings by the event "forecourt:consent-settings".
 */
export function startConsent(mode: 'builtin' | 'external' | 'none'): void {
  ours = mode === 'builtin';
  if (mode !== 'external') return;
  const tell = (granted: unknown): void => decide(granted === true ? 'granted' : 'denied');
  const early = window.forecourtConsent;
  window.forecourtConsent = tell;
  window.addEventListener('forecourt:consent', (event) => {
    tell((event as CustomEvent<{ granted?: unknown } | null>).detail?.granted);
  });
  if (typeof early === 'boolean') tell(early);
}

/** The visitor's decision; "undecided" on the server. The cookie holds the decision and nothing else. */
export function consentDecision(): ConsentDecision {
  if (!ours || typeof document === 'undefined') return said;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookieName}=${questionVersion}.`));
  if (pair === undefined) return said;
  return pair.endsWith('.yes') ? 'granted' : 'denied';
}

/** Whether third parties may be loaded without a further question. */
export function consentGranted(): boolean {
  return consentDecision() === 'granted';
}

/** How often the visitor is being asked now: 0 not at all, 1 for the first time, more when they wished it again. */
export function consentQuestion(): number {
  if (!ours) return 0;
  if (askedAgain > 0) return askedAgain + 1;
  return consentDecision() === 'undecided' ? 1 : 0;
}

/** The visitor wants to see the question again, to change the answer. */
export function askForConsent(): void {
  if (ours) askedAgain += 1;
  else window.dispatchEvent(new CustomEvent('forecourt:consent-settings'));
  tellListeners();
}

/** Calls `changed` after every decision and question, until the answered function is called. */
export function subscribeConsent(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** The visitor allows third parties, for six months. */
export function giveConsent(): void {
  decide('granted');
}

/** The visitor refuses third parties, or takes an earlier yes back, for six months. */
export function withdrawConsent(): void {
  decide('denied');
}

function decide(decision: 'granted' | 'denied'): void {
  said = decision;
  askedAgain = 0;
  if (ours) {
    const value = `${questionVersion}.${decision === 'granted' ? 'yes' : 'no'}`;
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${cookieName}=${value}; max-age=${sixMonths}; path=/; samesite=lax${secure}`;
  }
  tellListeners();
}

function tellListeners(): void {
  for (const changed of [...listeners]) changed();
}

declare global {
  interface Window {
    forecourtConsent?: boolean | ((granted: unknown) => void);
  }
}
