import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { consentQuestion, setConsent, startConsent } from '../../site/consent/consent.ts';
import { siteSlice } from '../../site/siteState.ts';
import { CookieList } from './CookieList.tsx';

function shown(context: Partial<SiteContext> = {}, fields: Record<string, { value: boolean }> = {}): void {
  const site = siteSlice.getInitialState();
  const store = createPageStore({} as Gateways, {
    site: { ...site, context: { ...site.context, displayName: 'Harbour Bil', consent: 'builtin', ...context } },
  });
  render(
    <Provider store={store}>
      <CookieList
        section={{ uid: 'list', componentName: 'CookieList', dataSource: '', params: {}, fields }}
        index={1}
      />
    </Provider>,
  );
}
const rowOf = (name: string): string => screen.getByText(name).closest('tr')?.textContent ?? '';

afterEach(cleanup);

describe('CookieList', () => {
  it('describes the consent cookie in the page language', () => {
    shown();
    expect(rowOf('consent')).toContain('Harbour Bil');
    expect(rowOf('consent')).toContain('Ditt svar om kakor.');
    expect(rowOf('consent')).toContain('6 månader');
  });

  it('lists the cookies of a third party that the site embeds', () => {
    shown({ thirdParties: ['youtube'] });
    expect(rowOf('YSC')).toContain('Google Ireland Limited (YouTube)');
  });

  it('leaves out third parties that the site does not embed', () => {
    shown({ thirdParties: ['youtube'] });
    expect(screen.queryByText('__cf_bm')).toBeNull();
    expect(screen.queryByText('_ga')).toBeNull();
  });

  it('lists the statistics cookies of a site with a tag manager', () => {
    shown({ gtmId: 'GTM-ABC123' });
    expect(rowOf('_ga')).toContain('2 år');
  });

  it('lists what the car pages store only on a site with stock', () => {
    shown({ features: { stock: false, carStore: false } });
    expect(screen.queryByText('favourites')).toBeNull();
    cleanup();
    shown({ features: { stock: true, carStore: false } });
    expect(rowOf('favourites')).toContain('Tills du tar bort det');
  });

  it('lists the cookie of the tire hotel where editors say that the site has one', () => {
    shown({}, { HasTireHotel: { value: true } });
    expect(screen.getAllByText('tireHotel')).toHaveLength(2);
  });

  it('opens the question about cookies again', () => {
    startConsent('builtin');
    setConsent({ statistics: false, media: false });
    shown();
    fireEvent.click(screen.getByText('Ändra dina val'));
    expect(consentQuestion()).toBe(2);
  });
});
