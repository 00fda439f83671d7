import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fullConsent, noConsent } from '../../../shared/site/consentCookie.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { pageSlice } from '../../framework/pageState.ts';
import type { PageState } from '../../framework/pageState.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { consentGranted, setConsent, startConsent } from './consent.ts';
import { siteSlice } from '../siteState.ts';
import { ConsentGate } from './ConsentGate.tsx';

function shown(
  consent: 'builtin' | 'external' | 'none',
  mode: PageState['mode'],
  content: () => ReactNode,
  address = '',
  poster?: ReactNode,
) {
  const site = siteSlice.getInitialState();
  const page = pageSlice.getInitialState();
  const store = createPageStore({} as Gateways, {
    site: { ...site, context: { ...site.context, consent } },
    page: { ...page, mode },
  });
  startConsent(consent);
  return render(
    <Provider store={store}>
      <ConsentGate provider="YouTube" providerAddress={address} poster={poster}>
        {content}
      </ConsentGate>
    </Provider>,
  );
}

const always = 'Visa alltid filmer, kartor och formulär från andra';
const film = (): ReactNode => <p>film</p>;

beforeEach(() => {
  startConsent('builtin');
  setConsent(noConsent);
});
afterEach(cleanup);

describe('ConsentGate', () => {
  it('loads nothing of the third party until asked', () => {
    shown('builtin', 'normal', () => {
      throw new Error('loaded too early');
    });
    expect(screen.getByText(/kommer från YouTube/)).toBeTruthy();
    expect(screen.queryByText('film')).toBeNull();
  });

  it.each([
    ['on a picture has a light button', <img key="" src="/a.webp" alt="" />, 'button-contrast'],
    ['on the page has a dark button', undefined, 'button-secondary'],
  ])('%s', (_place, poster, look) => {
    shown('builtin', 'normal', film, '', poster);
    expect([...screen.getByRole('button', { name: 'Visa innehållet' }).classList]).toContain(look);
  });

  it('shows only this content on a press', () => {
    shown('builtin', 'normal', film);
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(screen.getByText('film').parentElement).toBe(document.activeElement);
    expect(document.cookie).toContain('consent=2.necessary');
  });

  it('"always" is stored as consent to media', () => {
    shown('builtin', 'normal', film);
    fireEvent.click(screen.getByText(always));
    expect(document.cookie).toContain('consent=2.media');
    expect(screen.getByText('film')).toBeTruthy();
  });

  it('"always" leaves statistics refused', () => {
    shown('builtin', 'normal', film);
    const button = screen.getByText(always);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/statistik/);
    fireEvent.click(button);
    expect(consentGranted('statistics')).toBe(false);
  });

  it('closes when consent to media is withdrawn', () => {
    setConsent(fullConsent);
    shown('builtin', 'normal', film);
    act(() => setConsent({ statistics: true, media: false }));
    expect(screen.queryByText('film')).toBeNull();
  });

  it('links to the content at its provider for browsers without JavaScript', () => {
    shown('builtin', 'normal', film, 'https://www.youtube.com/watch?v=abc');
    const link = screen.getByText(/Öppna hos YouTube/);
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc');
    expect(link.getAttribute('rel')).toContain('external');
  });

  it('links to the contact page where the provider has no page for it', () => {
    shown('builtin', 'normal', film);
    expect(screen.getByText(/behöver JavaScript/).getAttribute('href')).toBe('/kontakt');
  });

  it('stays a placeholder for an editor whatever was decided', () => {
    setConsent(fullConsent);
    shown('builtin', 'edit', film);
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(screen.queryByText('film')).toBeNull();
  });

  it.each(['none', 'external'] as const)('offers no "always" on a site whose consent is %s', (consent) => {
    shown(consent, 'normal', film);
    expect(screen.queryByText(always)).toBeNull();
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(screen.getByText('film')).toBeTruthy();
  });
});
