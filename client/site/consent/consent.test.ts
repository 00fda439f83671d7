/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fullConsent, noConsent } from '../../../shared/site/consentCookie.ts';
import type * as Consent from './consent.ts';

const mediaOnly = { statistics: false, media: true };

/** Imports the module as on a fresh page. */
async function freshPage(): Promise<typeof Consent> {
  jest.resetModules();
  return import('./consent.ts');
}

const noContent = { status: 204 } as Response;
/** Bodies of the requests to the server, which sets the cookie that lasts. */
let sent: unknown[] = [];

beforeEach(() => {
  Reflect.deleteProperty(document, 'cookie'); // the document's own again
  sent = [];
  window.fetch = (address, init) => {
    if (address === '/api/choices') sent.push(JSON.parse(init?.body as string));
    return Promise.resolve(noContent);
  };
  document.cookie = 'consent=; max-age=0; path=/';
  delete window.forecourtConsent;
});

describe('consent asked by our own banner', () => {
  it('is undecided at first', async () => {
    const consent = await freshPage();
    consent.startConsent('builtin');
    expect(consent.currentConsent()).toBeNull();
    expect(consent.consentQuestion()).toBe(1);
  });

  it.each([
    ['2.statistics-media', fullConsent],
    ['2.media', mediaOnly],
    ['2.necessary', noConsent],
  ])('setConsent() stores %s for the next page', async (value, answer) => {
    const before = await freshPage();
    before.setConsent(answer);
    expect(document.cookie).toBe(`consent=${value}`);
    const after = await freshPage();
    after.startConsent('builtin');
    expect(after.currentConsent()).toEqual(answer);
    expect(after.consentQuestion()).toBe(0);
  });

  it('setConsent() has the server store the answer, whose cookie lasts', async () => {
    const consent = await freshPage();
    consent.setConsent(mediaOnly);
    expect(sent).toEqual([{ consent: '2.media' }]);
  });

  it('a late response to an earlier answer does not replace the last one', async () => {
    const consent = await freshPage();
    const responses: (() => void)[] = [];
    window.fetch = () =>
      new Promise((resolve) => {
        responses.push(() => resolve(noContent));
      });
    consent.setConsent(fullConsent);
    consent.setConsent(noConsent);
    document.cookie = 'consent=2.statistics-media; path=/';
    responses[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.cookie).toBe('consent=2.necessary');
  });

  it.each([
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws',
      () => {
        throw new TypeError('blocked');
      },
    ],
  ])('setConsent() applies to this visit when the request %s', async (_how, fails) => {
    const consent = await freshPage();
    window.fetch = fails;
    consent.setConsent(mediaOnly);
    await new Promise((resolve) => setTimeout(resolve));
    expect([document.cookie, consent.currentConsent()]).toEqual(['consent=2.media', mediaOnly]);
  });

  it('setConsent() applies to this page where cookies are refused', async () => {
    const consent = await freshPage();
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    expect(consent.consentQuestion()).toBe(1);
    consent.setConsent(mediaOnly);
    expect([consent.consentQuestion(), consent.currentConsent()]).toEqual([0, mediaOnly]);
  });

  it.each([
    ['1.yes', fullConsent],
    ['1.no', noConsent],
  ])('reads %s of the first version as the same answer for every purpose', async (value, answer) => {
    document.cookie = `consent=${value}; path=/`;
    const consent = await freshPage();
    expect(consent.currentConsent()).toEqual(answer);
    expect(consent.consentQuestion()).toBe(0);
  });

  it('grantPurpose() after a refusal allows that purpose alone', async () => {
    const consent = await freshPage();
    consent.setConsent(noConsent);
    consent.grantPurpose('media');
    expect(document.cookie).toBe('consent=2.media');
    expect(consent.consentGranted('statistics')).toBe(false);
  });

  it('grantPurpose() keeps what was allowed before', async () => {
    const consent = await freshPage();
    consent.setConsent({ statistics: true, media: false });
    consent.grantPurpose('media');
    expect(consent.currentConsent()).toEqual(fullConsent);
  });

  it('takes the answer to an earlier question for none', async () => {
    document.cookie = 'consent=0.yes; path=/';
    const consent = await freshPage();
    expect(consent.currentConsent()).toBeNull();
  });

  it('notifies listeners until they leave', async () => {
    const consent = await freshPage();
    const told: string[] = [];
    const leave = consent.subscribeConsent(() =>
      told.push(`${String(consent.consentGranted('media'))} ${consent.consentQuestion()}`),
    );
    consent.setConsent(fullConsent);
    consent.askForConsent();
    consent.setConsent(noConsent);
    leave();
    consent.setConsent(fullConsent);
    expect(told).toEqual(['true 0', 'true 2', 'false 0']);
  });
});

describe('a browser with Global Privacy Control', () => {
  const signal = (value?: boolean): void => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });
  };
  beforeEach(() => signal(true));
  afterEach(() => signal());

  it('has refused every purpose without a question', async () => {
    const consent = await freshPage();
    consent.startConsent('builtin');
    expect(consent.currentConsent()).toEqual(noConsent);
    expect(consent.consentQuestion()).toBe(0);
  });

  it('withdraws what was allowed before the signal', async () => {
    document.cookie = 'consent=2.statistics-media; path=/';
    expect((await freshPage()).currentConsent()).toEqual(noConsent);
  });

  it('can allow a purpose by hand for later pages', async () => {
    const consent = await freshPage();
    consent.askForConsent();
    expect(consent.consentQuestion()).toBe(2);
    consent.setConsent(mediaOnly);
    expect([document.cookie, sent]).toEqual(['consent=2.media-gpc', [{ consent: '2.media-gpc' }]]);
    expect((await freshPage()).currentConsent()).toEqual(mediaOnly);
  });
});

describe('consent asked by another tool', () => {
  it('ignores our own cookie', async () => {
    document.cookie = 'consent=1.yes; path=/';
    const consent = await freshPage();
    consent.startConsent('external');
    expect(consent.consentGranted('media')).toBe(false);
    expect(consent.consentQuestion()).toBe(0);
    document.cookie = 'consent=; max-age=0; path=/';
    consent.setConsent(fullConsent);
    expect([document.cookie, sent]).toEqual(['', []]);
  });

  it('is read from the variable set before', async () => {
    window.forecourtConsent = true;
    const consent = await freshPage();
    consent.startConsent('external');
    expect(consent.consentGranted('media')).toBe(true);
  });

  it('is heard by event', async () => {
    window.forecourtConsent = true;
    const consent = await freshPage();
    consent.startConsent('external');
    window.dispatchEvent(new CustomEvent('forecourt:consent', { detail: { granted: false } }));
    expect(consent.consentGranted('media')).toBe(false);
  });

  it('is heard by call', async () => {
    const consent = await freshPage();
    consent.startConsent('external');
    const tell: unknown = window.forecourtConsent;
    if (typeof tell !== 'function') throw new Error('The hook is not a function.');
    (tell as (granted: boolean) => void)(true);
    expect(consent.consentGranted('media')).toBe(true);
  });

  it('is refused by an event that cannot be read', async () => {
    window.forecourtConsent = true;
    const consent = await freshPage();
    consent.startConsent('external');
    window.dispatchEvent(new CustomEvent('forecourt:consent', { detail: 'yes' }));
    expect(consent.consentGranted('media')).toBe(false);
  });

  it('takes an answer per purpose', async () => {
    const consent = await freshPage();
    consent.startConsent('external');
    window.dispatchEvent(new CustomEvent('forecourt:consent', { detail: mediaOnly }));
    expect(consent.currentConsent()).toEqual(mediaOnly);
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
  it('never has consent despite an old cookie', async () => {
    document.cookie = 'consent=1.yes; path=/';
    const consent = await freshPage();
    consent.startConsent('none');
    expect(consent.consentGranted('media')).toBe(false);
    expect(consent.consentQuestion()).toBe(0);
  });
});
