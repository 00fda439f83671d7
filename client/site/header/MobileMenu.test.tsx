import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { MobileMenu } from './MobileMenu.tsx';
import type { MenuItem } from './navigationTree.ts';

afterEach(cleanup);

it('opening the mobile menu renders none of its items again', () => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
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
    <Provider store={createStore({} as Gateways)}>
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
