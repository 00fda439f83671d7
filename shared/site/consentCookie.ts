/** Purposes that need the visitor's consent; necessary cookies need none. */
export const consentPurposes = ['statistics', 'media'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The visitor's choice for each purpose. */
export type Consent = Record<ConsentPurpose, boolean>;

export const noConsent: Readonly<Consent> = { statistics: false, media: false };
export const fullConsent: Readonly<Consent> = { statistics: true, media: true };

export const consentCookieName = 'consent';
/** Six months, after which visitors are asked again. */
export const consentMaxAgeSeconds = 182 * 24 * 60 * 60;
/** Increase it when the question changes: choices of unknown versions are ignored. */
const questionVersion = '2';
/** Choices of version 1, which had no purposes. */
const earlierAnswers: Partial<Record<string, Readonly<Consent>>> = { '1.yes': fullConsent, '1.no': noConsent };
const nothing = 'necessary';
/** Marks a consent that the visitor gave although the browser sends Global Privacy Control. */
const despiteSignal = 'gpc';

/**
 * Returns the value of the consent cookie: "2.statistics-media", "2.media", "2.necessary", "2.media-gpc".
 * @param hasSignal whether the browser sends Global Privacy Control
 * @see docs/consent.md
 */
export function consentCookieValue(consent: Consent, hasSignal = false): string {
  const granted: string[] = consentPurposes.filter((purpose) => consent[purpose]);
  if (granted.length > 0 && hasSignal) granted.push(despiteSignal);
  return `${questionVersion}.${granted.length > 0 ? granted.join('-') : nothing}`;
}

/**
 * Reads the choice from a Cookie header or document.cookie; null when there is no valid one.
 * Under Global Privacy Control a choice grants only what the visitor has allowed despite the signal.
 * @param hasSignal whether the browser sends Global Privacy Control
 */
export function readConsentCookie(cookies: string, hasSignal = false): Consent | null {
  const written = readWritten(cookies);
  return written && hasSignal && !written.despiteSignal ? { ...noConsent } : (written?.consent ?? null);
}

function readWritten(cookies: string): { consent: Consent; despiteSignal: boolean } | null {
  const prefix = `${consentCookieName}=`;
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
  if (value === undefined) return null;
  const earlier = Object.hasOwn(earlierAnswers, value) ? earlierAnswers[value] : undefined;
  if (earlier) return { consent: { ...earlier }, despiteSignal: false };
  if (!value.startsWith(`${questionVersion}.`)) return null;
  const namedPurposes = value.slice(questionVersion.length + 1).split('-');
  const knownPurposes: readonly string[] = [...consentPurposes, nothing, despiteSignal];
  if (!namedPurposes.every((name) => knownPurposes.includes(name))) return null;
  return {
    consent: { statistics: namedPurposes.includes('statistics'), media: namedPurposes.includes('media') },
    despiteSignal: namedPurposes.includes(despiteSignal),
  };
}
