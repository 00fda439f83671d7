import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { MobileMenu } from './MobileMenu.tsx';
import type { MenuItem } from './navigationTree.ts';

afterEach(cleanup);

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  // jsdom has no layout: everything outside closed details is shown
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    const closed = this.closest('details:not([open])');
    const isShown = !closed || (this.matches('summary') && this.parentElement === closed);
    return (isShown ? [{}] : []) as unknown as DOMRectList;
  };
});

it('opening the mobile menu renders none of its items again', () => {
  let renders = 0;
  const counted: MenuItem = {
    key: 'cars',
    href: '/cars',
    children: [],
    get label() {
      renders += 1;
      return 'Cars';
    },
  };
  const { container } = render(
    <Provider store={createPageStore({} as Gateways)}>
      <MobileMenu items={[counted]} extra={[]} languages={[]} language="sv" path="/" phone="" />
    </Provider>,
  );
  const menu = container.querySelector<HTMLDetailsElement>('.mobile-menu');
  if (!menu) throw new Error('There is no menu.');
  const before = renders;
  act(() => {
    menu.open = true;
    fireEvent(menu, new Event('toggle'));
  });
  expect(menu.querySelector('summary')?.getAttribute('aria-expanded')).toBe('true');
  expect([before > 0, renders - before]).toEqual([true, 0]);
});

it('opening the mobile menu counts the cars of a tile', async () => {
  const image = { src: '/media/cars.webp', alt: '' };
  const tile = { image, icon: '', countsCars: true };
  const { gateways, asked } = fakeCatalogue(47);
  const { container } = render(
    <Provider store={testStore(gateways)}>
      <MobileMenu
        items={[{ key: 'cars', href: '/cars', label: 'Cars', children: [], tile }]}
        extra={[]}
        languages={[]}
        language="sv"
        path="/"
        phone=""
      />
    </Provider>,
  );
  expect(asked).toEqual([]);
  const menu = container.querySelector<HTMLDetailsElement>('.mobile-menu');
  if (!menu) throw new Error('There is no menu.');
  act(() => {
    menu.open = true;
    fireEvent(menu, new Event('toggle'));
  });
  expect(await screen.findByRole('link', { name: /^Cars\s*47 i lager$/ })).toBeTruthy();
});

describe('the open mobile menu', () => {
  const items: MenuItem[] = ['cars', 'workshop'].map((key) => ({ key, href: `/${key}`, label: key, children: [] }));
  const store = createPageStore({} as Gateways);
  const page = (path: string): ReactNode => (
    <Provider store={store}>
      <header>
        <MobileMenu items={items} extra={[]} languages={[]} language="sv" path={path} phone="" />
      </header>
      <main>
        <h1 tabIndex={-1}>Page</h1>
      </main>
    </Provider>
  );

  async function open() {
    const view = render(page('/'));
    const menu = view.container.querySelector<HTMLDetailsElement>('.mobile-menu');
    const opener = menu?.querySelector<HTMLElement>('summary');
    if (!menu || !opener) throw new Error('There is no menu.');
    act(() => {
      menu.open = true;
      fireEvent(menu, new Event('toggle'));
    });
    await waitFor(() => expect(view.container.querySelector('main')?.hasAttribute('inert')).toBe(true));
    return { ...view, menu, opener };
  }

  it('closes by Escape wherever the focus is', async () => {
    const { menu, opener } = await open();
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([menu.open, document.activeElement === opener]).toEqual([false, true]);
  });

  it('keeps the focus of Tab', async () => {
    const { opener } = await open();
    const last = screen.getByRole('link', { name: 'workshop' });
    last.focus();
    expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(false);
    expect(document.activeElement).toBe(opener);
    expect(fireEvent.keyDown(opener, { key: 'Tab', shiftKey: true })).toBe(false);
    expect(document.activeElement).toBe(last);
    const first = screen.getByRole('link', { name: 'cars' });
    first.focus();
    expect(fireEvent.keyDown(first, { key: 'Tab' })).toBe(true);
  });

  it('leaves the focus to the page that is chosen in it', async () => {
    const { menu, container, rerender } = await open();
    rerender(page('/cars'));
    expect([menu.open, container.querySelector('main')?.hasAttribute('inert')]).toEqual([false, false]);
  });
});
