import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeCatalogue } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createStore } from '../app/store.ts';
import { useLiveForm } from './useLiveForm.ts';

beforeEach(() => {
  // what watches the view sees the form at once
  window.IntersectionObserver = class {
    constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(): void {
      this.told([{ isIntersecting: true }]);
    }
    disconnect(): void {
      return undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  cleanup();
  window.IntersectionObserver = undefined as unknown as typeof IntersectionObserver;
});

/** A form whose script version is rendering until `finish`, as on a slow phone. */
async function showFormBeingTaken(): Promise<{ finish: () => Promise<void> }> {
  let end: () => void = () => undefined;
  const rendered = new Promise<void>((resolve) => (end = resolve));
  const begun = jest.fn();
  function Live({ start }: { start: FormData }): ReactNode {
    begun();
    use(rendered);
    return <p>{`taken with ${new URLSearchParams(start as unknown as Record<string, string>).toString()}`}</p>;
  }
  const load = (): Promise<ComponentType<{ start: FormData }>> => Promise.resolve(Live);
  function TestForm(): ReactNode {
    const { taken, place, plain, onSubmit } = useLiveForm(load, false);
    return (
      <div ref={place}>
        {taken ? (
          <taken.Live start={taken.start} />
        ) : (
          <form ref={plain} onSubmit={onSubmit}>
            <input name="name" aria-label="Name" defaultValue="Karin" />
          </form>
        )}
      </div>
    );
  }
  render(
    <Provider store={createStore(fakeCatalogue(0).gateways)}>
      <TestForm />
    </Provider>,
  );
  await waitFor(() => expect(begun).toHaveBeenCalled());
  return {
    finish: () =>
      act(async () => {
        end();
        await rendered;
      }),
  };
}

describe('a form that scripts take over', () => {
  it('stays on the page until the live form is rendered', async () => {
    const { finish } = await showFormBeingTaken();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Karin');
    await finish();
    expect(await screen.findByText('taken with name=Karin')).toBeTruthy();
  });

  it('stays where a visitor begins to fill it in meanwhile', async () => {
    const { finish } = await showFormBeingTaken();
    await userEvent.type(screen.getByLabelText('Name'), ' Li');
    await finish();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Karin Li');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });
});
