import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { Gateways } from '../../../framework/Gateways.ts';
import { createPageStore } from '../../../../test/fixtures/createPageStore.ts';
import { siteSlice } from '../../../site/siteState.ts';
import type {} from '../../components/LeadFormProvider.tsx'; // declares the provider's global
import { LeadForm } from './LeadForm.tsx';
import { expectSpoken } from '../../../../test/fixtures/pages/announcements.ts';

interface CreateOptions {
  region: string;
  portalId: string;
  formId: string;
  target: string;
  onFormSubmitted: () => void;
}

const create = jest.fn<(options: CreateOptions) => void>();

function shown(values: Record<string, string | boolean>) {
  const site = siteSlice.getInitialState();
  const store = createPageStore({} as Gateways, {
    site: { ...site, context: { ...site.context, consent: 'builtin' } },
  });
  const fields: Fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  return render(
    <Provider store={store}>
      <LeadForm section={{ uid: '{A-1}', componentName: 'LeadForm', dataSource: '', params: {}, fields }} index={0} />
    </Provider>,
  );
}

const providerScripts = (): NodeListOf<HTMLScriptElement> =>
  document.querySelectorAll<HTMLScriptElement>('script[src="https://js-eu1.hsforms.net/forms/embed/v2.js"]');

function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

/** Simulates that the provider's script has loaded. */
async function arrive(): Promise<void> {
  window.hbspt = { forms: { create } };
  await act(async () => {
    providerScripts()[0]?.dispatchEvent(new Event('load'));
    await Promise.resolve();
  });
}

beforeEach(() => {
  create.mockReset();
  jest.useFakeTimers();
  // jsdom has dialogs without their methods
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const form = { FormId: 'f-1', PortalId: '42' };

describe('LeadForm', () => {
  it('names its missing field without offering to load', () => {
    shown({ Title: 'Kontakt', FormId: '' });
    expect(screen.getByText('Missing FormId')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(providerScripts()).toHaveLength(0);
  });

  it('says that the script cannot be loaded', async () => {
    shown(form);
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(providerScripts()).toHaveLength(1);
    await act(async () => {
      providerScripts()[0]?.dispatchEvent(new Event('error'));
      await Promise.resolve();
    });
    await expectSpoken('Formuläret kunde inte laddas');
    expect(providerScripts()).toHaveLength(0);
  });

  it('tries again the next time after a failed script', async () => {
    shown(form);
    fireEvent.click(screen.getByText('Visa innehållet'));
    await act(async () => {
      providerScripts()[0]?.dispatchEvent(new Event('error'));
      await Promise.resolve();
    });
    shown(form);
    fireEvent.click(screen.getByText('Visa innehållet'));
    expect(providerScripts()).toHaveLength(1);
    await arrive();
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('rebuilds the form 3 s after each submit', async () => {
    const { container } = shown(form);
    expect(create).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Visa innehållet'));
    await arrive();
    const options = create.mock.calls[0]?.[0];
    expect(options).toMatchObject({ region: 'eu1', portalId: '42', formId: 'f-1' });
    expect(container.querySelector(options?.target ?? '')).not.toBeNull();

    act(() => options?.onFormSubmitted());
    pass(2999);
    expect(create).toHaveBeenCalledTimes(1);
    pass(1);
    expect(create).toHaveBeenCalledTimes(2);

    // the provider's frame posts a message; two messages are still one submit
    const message = { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'f-1' };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: message, source: window })));
    act(() => options?.onFormSubmitted());
    pass(3000);
    expect(create).toHaveBeenCalledTimes(3);
  });

  it('ignores submits of other windows', async () => {
    shown(form);
    fireEvent.click(screen.getByText('Visa innehållet'));
    await arrive();
    const tell = (data: unknown, origin: string): void =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
    const message = { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'f-1' };
    tell(message, 'https://evil.example');
    tell({ ...message, id: 'other' }, 'https://forms-eu1.hsforms.com');
    tell(null, window.location.origin);
    pass(3000);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('ignores submits once it is gone', async () => {
    shown(form);
    fireEvent.click(screen.getByText('Visa innehållet'));
    await arrive();
    act(() => create.mock.calls[0]?.[0].onFormSubmitted());
    cleanup();
    jest.advanceTimersByTime(3000);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('is a popup behind a button', () => {
    shown({ ...form, Popup: true, Title: 'Bli uppringd', ButtonText: 'Ring mig' });
    expect(screen.queryByText(/kommer från HubSpot/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ring mig' }));
    expect(screen.getByRole('dialog', { name: 'Bli uppringd' })).toBeTruthy();
    expect(screen.getByText(/kommer från HubSpot/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stäng formuläret' }));
    expect(screen.queryByText(/kommer från HubSpot/)).toBeNull();
  });
});
