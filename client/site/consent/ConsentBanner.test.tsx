import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Gateways } from '../../framework/Gateways.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { askForConsent, startConsent } from './consent.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

/** jsdom lays out nothing. */
class StillObserver implements ResizeObserver {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

beforeEach(() => {
  globalThis.ResizeObserver = StillObserver;
  startConsent('builtin');
  render(
    <Provider store={createPageStore({} as Gateways, {})}>
      <ConsentBanner />
      <main>
        <h1>Bilar i lager</h1>
      </main>
    </Provider>,
  );
});
afterEach(cleanup);

describe('the question about cookies', () => {
  it('leaves the focus on the page’s heading once it is answered', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Bara nödvändiga' }));
    expect(document.activeElement?.textContent).toBe('Bilar i lager');
  });

  it('leaves the focus on the heading when it was asked again from nowhere', async () => {
    act(askForConsent);
    await userEvent.click(screen.getByRole('button', { name: 'Bara nödvändiga' }));
    expect(document.activeElement?.textContent).toBe('Bilar i lager');
  });

  it('names each purpose apart from what it is for', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Välj själv' }));
    expect(await screen.findByRole('checkbox', { name: 'Statistik' })).toBeTruthy();
  });
});
