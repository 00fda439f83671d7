import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import type { Gateways } from '../Gateways.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { HydrationPart } from './HydrationPart.tsx';
import { HydrationParts, HydrationPartsContext } from './HydrationParts.ts';

const First = memo(function First(): ReactNode {
  return (
    <HydrationPart name="first">
      <p>first</p>
    </HydrationPart>
  );
});
const Second = memo(function Second(): ReactNode {
  return (
    <HydrationPart name="second">
      <p>second</p>
    </HydrationPart>
  );
});

let removeFirst: () => void;

function Page({ parts }: { parts: HydrationParts | null }): ReactNode {
  const [store] = useState(() => createPageStore({} as Gateways));
  const [hasFirst, setHasFirst] = useState(true);
  removeFirst = () => setHasFirst(false);
  return (
    <Provider store={store}>
      <HydrationPartsContext value={parts}>
        {hasFirst && <First />}
        <Second />
      </HydrationPartsContext>
    </Provider>
  );
}

const mark = jest.fn();

beforeEach(() => {
  Object.assign(performance, { mark });
});
afterEach(cleanup);

describe('hydrateInTurn()', () => {
  it('goes on with the next part when one is removed before it has hydrated', async () => {
    const root = document.createElement('div');
    root.innerHTML = (await renderOnServer(<Page parts={null} />)).html;
    document.body.append(root);
    let sendCode: () => void = () => undefined;
    const codeOfFirst = new Promise<void>((resolve) => {
      sendCode = resolve;
    });
    const parts = new HydrationParts(root, (name) => (name === 'first' ? codeOfFirst : Promise.resolve()));
    await act(async () => hydrateRoot(root, <Page parts={parts} />));
    const inTurn = parts.hydrateInTurn(['first', 'second']);
    await act(async () => removeFirst());
    sendCode();
    await waitFor(() => expect(mark).toHaveBeenLastCalledWith('hydrated second'));
    await inTurn;
    expect(root.textContent).toBe('second');
  });
});

let isFragile = false;

const Fragile = memo(function Fragile(): ReactNode {
  return (
    <HydrationPart name="fragile">
      <Text />
    </HydrationPart>
  );
});

function Text(): ReactNode {
  if (isFragile) throw new Error('This part cannot be shown.');
  return <p>fragile</p>;
}

/** A page with a text of its own, which the browser may render differently from the server. */
function Shell({ parts, text }: { parts: HydrationParts | null; text: string }): ReactNode {
  const [store] = useState(() => createPageStore({} as Gateways));
  return (
    <Provider store={store}>
      <HydrationPartsContext value={parts}>
        <h1>{text}</h1>
        <Fragile />
        <Second />
      </HydrationPartsContext>
    </Provider>
  );
}

/** Hydrates a page of the server with another text in the browser. */
async function hydrateShell(text: string): Promise<{ root: HTMLElement; parts: HydrationParts }> {
  const root = document.createElement('div');
  root.innerHTML = (await renderOnServer(<Shell parts={null} text="server" />)).html;
  document.body.append(root);
  const parts = new HydrationParts(root, () => Promise.resolve());
  const options = { onRecoverableError: () => undefined, onCaughtError: () => undefined };
  await act(async () => hydrateRoot(root, <Shell parts={parts} text={text} />, options));
  return { root, parts };
}

describe('a waiting part', () => {
  afterEach(() => {
    isFragile = false;
  });

  it("stays the server's elements when React renders the page around it again", async () => {
    const { root } = await hydrateShell('browser');
    expect(root.textContent).toBe('browserfragilesecond');
  });

  it('hydrates after the page around it was rendered again', async () => {
    const { root, parts } = await hydrateShell('browser');
    const hydrated = parts.hydrate('second');
    await waitFor(() => expect(mark).toHaveBeenLastCalledWith('hydrated second'));
    await hydrated;
    expect(root.textContent).toBe('browserfragilesecond');
  });

  it("stays the server's elements when it throws while it hydrates", async () => {
    const { root, parts } = await hydrateShell('server');
    isFragile = true;
    const hydrated = parts.hydrateInTurn(['fragile', 'second']);
    await waitFor(() => expect(mark).toHaveBeenLastCalledWith('hydrated second'));
    await hydrated;
    expect(root.textContent).toBe('serverfragilesecond');
  });
});
