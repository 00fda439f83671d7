import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

let reducedMotion = false;
const scrollTo = jest.fn();

beforeEach(() => {
  reducedMotion = false;
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
  window.matchMedia = (() => ({ matches: reducedMotion })) as unknown as typeof window.matchMedia;
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <main>
        <h1>Bilar</h1>
      </main>
      <ScrollToTop />
    </Provider>,
  );
});
afterEach(cleanup);

function scrolledTo(y: number): void {
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('the button to the top', () => {
  it('is there only beyond 528 px', () => {
    for (const [y, there] of [
      [0, 0],
      [528, 0],
      [529, 1],
      [4000, 1],
      [528, 0],
    ] as const) {
      scrolledTo(y);
      expect(screen.queryAllByRole('button', { name: 'Till toppen' })).toHaveLength(there);
    }
  });

  it('takes the focus to the top', async () => {
    scrolledTo(600);
    await userEvent.click(screen.getByRole('button'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('jumps for visitors who want no motion', async () => {
    reducedMotion = true;
    scrolledTo(600);
    await userEvent.click(screen.getByRole('button'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});
