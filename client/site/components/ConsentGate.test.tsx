import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Gateways } from '../../app/Gateways.ts';
import { pageSlice } from '../../app/pageState.ts';
import type { PageState } from '../../app/pageState.ts';
import { createStore } from '../../app/store.ts';
import { giveConsent, startConsent, withdrawConsent } from '../../browser/consent.ts';
import { siteSlice } from '../siteState.ts';
import { ConsentGate } from './ConsentGate.tsx';

function shown(consent: 'builtin' | 'external' | 'none', mode: PageState['mode'], content: () => ReactNode) {
  const site = siteSlice.getInitialState();
  const page = pageSlice.getInitialState();
  const store = createStore({} as Gateways, {
    site: { ...site, context: { ...site.context, consent } },
    page: { ...page, mode },
  });
  startConsent(consent);
  return render(
    <Provider store={store}>
      <ConsentGate provider="YouTube">{content}</ConsentGate>
    </Provider>,
  );
}

const film = (): ReactNode => <p>film</p>;

beforeEach(() => {
  startConsent('builtin');
  withdrawConsent();
});
afterEach(cleanup);

describe('ConsentGate', () => {
  it('names the third party and loads nothing of it until asked', () => {
    shown('builtin', 'normal', () => {
      throw new Error('loaded too early');
    });
    expect(screen.getByText(/kommer från YouTube/)).toBeTruthy();
    expect(screen.queryByText('film')).toBeNull();
  });

  it('shows this one content on a press, without consent to all, and moves the focus there', () => {
    shown('builtin', 'normal', film);
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(screen.getByText('film').parentElement).toBe(document.activeElement);
    expect(document.cookie).toContain('consent=1.no');
  });

  it('opens all by "always", and closes when consent is withdrawn elsewhere', () => {
    shown('builtin', 'normal', film);
    fireEvent.click(screen.getByText('Visa alltid innehåll från andra tjänster'));
    expect(document.cookie).toContain('consent=1.yes');
    expect(screen.getByText('film')).toBeTruthy();
    cleanup();
    shown('builtin', 'normal', film);
    expect(screen.getByText('film')).toBeTruthy();
  });

  it('stays a placeholder for an editor, whatever was decided', () => {
    giveConsent();
    shown('builtin', 'edit', film);
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(screen.queryByText('film')).toBeNull();
  });

  it.each(['none', 'external'] as const)('offers no "always" on a site whose consent is %s', (consent) => {
    shown(consent, 'normal', film);
    expect(screen.queryByText('Visa alltid innehåll från andra tjänster')).toBeNull();
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(screen.getByText('film')).toBeTruthy();
  });
});
