import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { memo, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import type { Gateways } from '../Gateways.ts';
import type { EarlyInputRecorder } from './EarlyInput.ts';
import { HydrationPart } from './HydrationPart.tsx';
import { HydrationParts, HydrationPartsContext } from './HydrationParts.ts';
import { replayInParts } from './replayInParts.ts';

const handle = jest.fn((event: SyntheticEvent) => event.preventDefault());

const Form = memo(function Form(): ReactNode {
  return (
    <HydrationPart name="form">
      <form onSubmit={handle}>
        <button type="submit">Send</button>
      </form>
    </HydrationPart>
  );
});

function Page({ parts }: { parts: HydrationParts | null }): ReactNode {
  const [store] = useState(() => createPageStore({} as Gateways));
  return (
    <Provider store={store}>
      <HydrationPartsContext value={parts}>
        <Form />
      </HydrationPartsContext>
    </Provider>
  );
}

let listeners: AbortController;

/** Opens a page with a form whose code has yet to arrive. */
async function openPage(): Promise<{ press: () => HTMLElement; answer: (code: Promise<void>) => void }> {
  const root = document.createElement('div');
  root.innerHTML = (await renderOnServer(<Page parts={null} />)).html;
  document.body.append(root);
  let answer: (code: Promise<void>) => void = () => undefined;
  const code = new Promise<void>((resolve) => (answer = resolve));
  const parts = new HydrationParts(root, () => code);
  const recorder: EarlyInputRecorder = {
    records: () => true,
    input: { presses: new Set(), fields: new Map(), toggled: new Set() },
    giveUp: () => undefined,
    gaveUp: false,
  };
  window.forecourtEarlyInput = recorder;
  // as pageStart.ts does
  for (const type of ['click', 'submit']) {
    const record = (event: Event): void => {
      if (recorder.records(event)) event.stopImmediatePropagation();
    };
    window.addEventListener(type, record, { capture: true, signal: listeners.signal });
  }
  await act(async () => hydrateRoot(root, <Page parts={parts} />));
  await replayInParts(parts, () => undefined);
  const press = (): HTMLElement => {
    const button = root.querySelector('button');
    if (!button) throw new Error('The page has no button.');
    button.click();
    return button;
  };
  return { press, answer };
}

beforeEach(() => {
  handle.mockClear();
  Object.assign(performance, { mark: () => undefined });
  listeners = new AbortController();
});
afterEach(() => {
  listeners.abort();
  cleanup();
});

it('handles a form once when it is sent before its code has arrived', async () => {
  const { press, answer } = await openPage();
  const button = press();
  press();
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => answer(Promise.resolve()));
  await waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

it('leaves a form to the browser when its code cannot be loaded', async () => {
  const { press, answer } = await openPage();
  const button = press();
  const form = button.closest('form');
  const submit = jest.fn();
  const { requestSubmit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.requestSubmit = submit;
  answer(Promise.reject(new Error('offline')));
  await waitFor(() => expect(submit).toHaveBeenCalledWith(button));
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
