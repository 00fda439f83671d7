/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type * as Consent from './consent.ts';

/** The module as a fresh page has it. */
async function freshPage(): Promise<typeof Consent> {
  jest.resetModules();
  return import('./consent.ts');
}

beforeEach(() => {
  document.cookie = 'consent=; max-age=0; path=/';
  delete window.forecourtConsent;
});

describe('consent asked by our own banner', () => {
  it('is undecided at first, and asked for', async () => {
    const consent = await freshPage();
    consent.startConsent('builtin');
    expect(consent.consentDecision()).toBe('undecided');
    expect(consent.consentQuestion()).toBe(1);
  });

  it.each([
    ['giveConsent', 'granted', '1.yes'],
    ['withdrawConsent', 'denied', '1.no'],
  ] as const)('%s is remembered by the next page as %s, and nothing else is', async (act, decision, value) => {
    const before = await freshPage();
    before[act]();
    expect(document.cookie).toBe(`consent=${value}`);
    const after = await freshPage();
    after.startConsent('builtin');
    expect(after.consentDecision()).toBe(decision);
    expect(after.consentQuestion()).toBe(0);
  });

  it('takes the answer to an earlier question for none', async () => {
    document.cookie = 'consent=0.yes; path=/';
    const consent = await freshPage();
    expect(consent.consentDecision()).toBe('undecided');
  });

  it('tells listeners of decisions and of a question asked again, until they leave', async () => {
    const consent = await freshPage();
    const told: string[] = [];
    const leave = consent.subscribeConsent(() =>
      told.push(`${consent.consentDecision()} ${consent.consentQuestion()}`),
    );
    consent.giveConsent();
    consent.askForConsent();
    consent.withdrawConsent();
    leave();
    consent.giveConsent();
    expect(told).toEqual(['granted 0', 'granted 2', 'denied 0']);
  });
});

describe('consent asked by another tool', () => {
  it('ignores our cookie, keeps none, and asks nobody', async () => {
    document.cookie = 'consent=1.yes; path=/';
    const consent = await freshPage();
    consent.startConsent('external');
    expect(consent.consentGranted()).toBe(false);
    expect(consent.consentQuestion()).toBe(0);
    document.cookie = 'consent=; max-age=0; path=/';
    consent.giveConsent();
    expect(document.cookie).toBe('');
  });

  it('hears it by call, by event, and by what was left before', async () => {
    window.forecourtConsent = true;
    const consent = await freshPage();
    consent.startConsent('external');
    expect(consent.consentGranted()).toBe(true);
    window.dispatchEvent(new CustomEvent('forecourt:consent', { detail: { granted: false } }));
    expect(consent.consentGranted()).toBe(false);
    const tell: unknown = window.forecourtConsent;
    if (typeof tell !== 'function') throw new Error('The hook is not a function.');
    (tell as (granted: boolean) => void)(true);
    expect(consent.consentGranted()).toBe(true);
    window.dispatchEvent(new CustomEvent('forecourt:consent', { detail: 'yes' }));
    expect(consent.consentGranted()).toBe(false);
  });

  it('is asked for its settings by an event', async () => {
    const consent = await freshPage();
    consent.startConsent('external');
    const asked = jest.fn();
    window.addEventListener('forecourt:consent-settings', asked, { once: true });
    consent.askForConsent();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('a site that asks nobody', () => {
  it('never has consent, also not by an old cookie', async () => {
    document.cookie = 'consent=1.yes; path=/';
    const consent = await freshPage();
    consent.startConsent('none');
    expect(consent.consentGranted()).toBe(false);
    expect(consent.consentQuestion()).toBe(0);
  });
});
