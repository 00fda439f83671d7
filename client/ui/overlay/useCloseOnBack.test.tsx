/** @alone: walks through the history of the tab. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { overlayTraversal } from './overlayTraversal.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';

function Overlay({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  useCloseOnBack(open, onClose);
  return null;
}

const depth = (): number => (window.history.state as { overlays?: number } | null)?.overlays ?? 0;
const reaches = (wanted: number): Promise<void> => waitFor(() => expect(depth()).toBe(wanted));

beforeEach(() => window.history.replaceState({ entry: 'a', back: { carList: 1 } }, '', '/bil/1'));
afterEach(cleanup);

describe('useCloseOnBack()', () => {
  it('closes the overlay on Back at the same address', async () => {
    const onClose = jest.fn();
    const { rerender } = render(<Overlay open onClose={onClose} />);
    await reaches(1);
    window.history.back();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    rerender(<Overlay open={false} onClose={onClose} />);
    expect(window.location.pathname).toBe('/bil/1');
    expect(window.history.state).toEqual({ entry: 'a', back: { carList: 1 } });
  });

  it('removes its entry when the overlay is closed by other means', async () => {
    const onClose = jest.fn();
    const { rerender } = render(<Overlay open onClose={onClose} />);
    await reaches(1);
    rerender(<Overlay open={false} onClose={onClose} />);
    await reaches(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('counts the distance to the list in the entry of the overlay', async () => {
    const { unmount } = render(<Overlay open onClose={() => undefined} />);
    await reaches(1);
    expect(window.history.state).toEqual({ entry: 'a', back: { carList: 2 }, overlays: 1 });
    unmount();
    await reaches(0);
  });

  it('closes the inner of two overlays first', async () => {
    const [outer, inner] = [jest.fn(), jest.fn()];
    const both = (innerIsOpen: boolean, outerIsOpen = true): ReactNode => (
      <>
        <Overlay open={outerIsOpen} onClose={outer} />
        <Overlay open={innerIsOpen} onClose={inner} />
      </>
    );
    const { rerender } = render(both(false));
    await reaches(1);
    rerender(both(true));
    await reaches(2);
    window.history.back();
    await waitFor(() => expect(inner).toHaveBeenCalledTimes(1));
    expect(outer).not.toHaveBeenCalled();
    rerender(both(false, false));
    await reaches(0);
  });

  it('works on when its page returns although a step back was overtaken by leaving', async () => {
    const { rerender } = render(<Overlay open onClose={() => undefined} />);
    await reaches(1);
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined); // the page is left instead
    rerender(<Overlay open={false} onClose={() => undefined} />);
    await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
    go.mockRestore();
    expect(overlayTraversal.underWay).not.toBeNull();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await reaches(0);
    await overlayTraversal.underWay;
    expect(overlayTraversal.underWay).toBeNull();
  });

  it('goes back at once when Forward leads to an overlay that is closed', async () => {
    const onClose = jest.fn();
    const { rerender } = render(<Overlay open onClose={onClose} />);
    await reaches(1);
    rerender(<Overlay open={false} onClose={onClose} />);
    await reaches(0);
    const seen: number[] = [];
    window.addEventListener('popstate', () => seen.push(depth()));
    window.history.forward();
    await waitFor(() => expect(seen).toEqual([1, 0]));
  });
});
