/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import { fullConsent, noConsent } from '../../../shared/site/consentCookie.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { navigationStarted, pageShown, pageSlice } from '../../framework/pageState.ts';
import type { PageState } from '../../framework/pageState.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { setConsent, startConsent } from '../consent/consent.ts';
import type {} from '../../browser/dataLayer.ts'; // declares the data layer's global
import { watchVisits } from './watchVisits.ts';

const fetchFromServer = jest.fn<typeof fetch>();

function page(path: string, more: Partial<PageState> = {}, gtmID = ''): PageState {
  const layout: RouteData = {
    name: `page of ${path}`,
    displayName: '',
    itemId: '{0AB1-C2}',
    itemLanguage: 'sv',
    templateName: 'Page',
    fields: { gtmID: { value: gtmID } },
    placeholders: {},
  };
  return { ...pageSlice.getInitialState(), layout, location: { path, search: '' }, ...more };
}

const storeOn = (first: PageState) => createPageStore({} as Gateways, { page: first });
/** Events for page views; the choice of cookies is sent as well. */
const sent = (): unknown[] =>
  fetchFromServer.mock.calls
    .filter(([address]) => address === '/api/page-view')
    .map(([, init]) => JSON.parse(init?.body as string) as unknown);
const layerPages = (): unknown[] =>
  (window.dataLayer ?? []).filter(({ event }) => event === 'page_view').map((entry) => entry['path']);
const tagManagers = (): number => document.querySelectorAll('script[src*="googletagmanager"]').length;

beforeEach(() => {
  startConsent('builtin');
  setConsent(noConsent);
  delete window.dataLayer;
  fetchFromServer.mockReset().mockResolvedValue({ ok: true } as Response);
  window.fetch = fetchFromServer;
});
afterEach(() => setConsent(noConsent));

describe('watchVisits', () => {
  it('sends the page on screen once there is consent', () => {
    const store = storeOn(page('/a'));
    watchVisits(store);
    store.dispatch(pageShown(page('/b')));
    expect(sent()).toEqual([]);
    setConsent(fullConsent);
    expect(sent()).toEqual([
      { channel: 'WEB', currency: 'USD', page: 'page of /b', pageVariantId: '0ab1c2_sv_default', language: 'sv' },
    ]);
  });

  it('sends one event for each page', () => {
    setConsent(fullConsent);
    const store = storeOn(page('/a'));
    watchVisits(store);
    store.dispatch(navigationStarted());
    store.dispatch(pageShown(page('/b')));
    store.dispatch(pageShown(page('/b', { location: { path: '/b', search: '?car_fuel=El' } })));
    store.dispatch(pageShown(page('/gone', { status: 404 })));
    store.dispatch(pageShown(page('/a')));
    expect(sent().map((view) => (view as { page: string }).page)).toEqual(['page of /a', 'page of /b', 'page of /a']);
    expect(layerPages()).toEqual(['/a', '/b', '/gone', '/a']);
  });

  it.each(['edit', 'preview'] as const)('counts nothing for an editor in mode %s', (mode) => {
    setConsent(fullConsent);
    watchVisits(storeOn(page('/a', { mode }, 'GTM-EDIT1')));
    expect(sent()).toEqual([]);
    expect(layerPages()).toEqual([]);
    expect(tagManagers()).toBe(0);
  });

  it('takes a failing server for no reason to complain', async () => {
    fetchFromServer.mockRejectedValue(new TypeError('no network'));
    const debug = jest.spyOn(console, 'debug').mockReturnValue();
    const error = jest.spyOn(console, 'error').mockReturnValue();
    setConsent(fullConsent);
    watchVisits(storeOn(page('/a')));
    await Promise.resolve();
    await Promise.resolve();
    expect(debug).toHaveBeenCalledWith('pageView.lost');
    expect(error).not.toHaveBeenCalled();
  });

  it('loads the tag manager once after consent', () => {
    const store = storeOn(page('/a', {}, 'GTM-ABC123'));
    watchVisits(store);
    expect(tagManagers()).toBe(0);
    setConsent(fullConsent);
    store.dispatch(pageShown(page('/b', {}, 'GTM-ABC123')));
    expect(tagManagers()).toBe(1);
    expect(document.querySelector('script')?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');

    const without = storeOn(page('/c'));
    watchVisits(without);
    without.dispatch(pageShown(page('/d', {}, 'GTM-LATER1')));
    expect(tagManagers()).toBe(1);
  });

  it('sends nothing more when statistics are withdrawn', () => {
    setConsent(fullConsent);
    const store = storeOn(page('/a'));
    watchVisits(store);
    setConsent({ statistics: false, media: true });
    fetchFromServer.mockClear();
    store.dispatch(pageShown(page('/b')));
    expect(sent()).toEqual([]);
  });

  it('sends nothing while statistics are refused', () => {
    setConsent({ statistics: false, media: true });
    watchVisits(storeOn(page('/a', {}, 'GTM-MEDIA1')));
    expect(sent()).toEqual([]);
    expect(document.querySelector('script[src*="GTM-MEDIA1"]')).toBeNull();
  });
});
