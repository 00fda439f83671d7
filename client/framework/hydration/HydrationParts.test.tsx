import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import type { Gateways } from '../Gateways.ts';
import { createStore } from '../../app/store.ts';
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
  const [store] = useState(() => createStore({} as Gateways));
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
