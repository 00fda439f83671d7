/** What a visitor has said about third parties. */
export type ConsentDecision = 'granted' | 'denied' | 'undecided';

const cookieName = 'consent';
/** Counts up when what visitors are asked changes: an answer to an earlier question is no answer to this one. */
const questionVersion = '1';
const sixMonths = 182 * 24 * 60 * 60;

const listeners = new Set<() => void>();
/** What was said in this tab: stands in where cookies are refused, or where someone else keeps the decision. */
let said: ConsentDecision = 'undecided';
let keepsCookie = true;

/** The visitor's decision; "undecided" on the server. The cookie holds the decision and nothing else. */
export function consentDecision(): ConsentDecision {
  if (!keepsCookie || typeof document === 'undefined') return said;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookieName}=${questionVersion}.`));
  if (pair === undefined) return said;
  return pair.endsWith('.yes') ? 'granted' : 'denied';
}

/** Whether third parties may be loaded without a further question. */
export function consentGranted(): boolean {
  return consentDecision() === 'granted';
}

/** Calls `changed` after every decision, until the answered function is called. */
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

/** From now on someone else asks and remembers; what they last told counts in this tab, and no cookie is kept. */
export function leaveConsentToOthers(): void {
  keepsCookie = false;
}

function decide(decision: 'granted' | 'denied'): void {
  said = decision;
  if (keepsCookie) {
    const value = `${questionVersion}.${decision === 'granted' ? 'yes' : 'no'}`;
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${cookieName}=${value}; max-age=${sixMonths}; path=/; samesite=lax${secure}`;
  }
  for (const changed of [...listeners]) changed();
}
