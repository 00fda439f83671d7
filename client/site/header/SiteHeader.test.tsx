import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hero, item, route, section, showHeader as show } from '../../../test/fixtures/pages/showHeader.tsx';
import { pageShown } from '../../framework/pageState.ts';

const menu = (): HTMLElement => screen.getAllByRole('navigation', { hidden: true })[0] as HTMLElement;
const trigger = (name: string): HTMLElement => within(menu()).getByRole('button', { name, hidden: true });
const pressKey = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const expanded = (name: string): string | null => trigger(name).getAttribute('aria-expanded');
const tree = [item('Finans', [item('Lån'), item('Leasing')]), item('Verkstad', [item('Service')]), item('Kontakt')];

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  document.cookie = 'hideAlert=; max-age=0; path=/';
});

describe('the dropdowns of the header', () => {
  it('are open one at a time', () => {
    show(route([]), tree);
    fireEvent.click(trigger('Finans'));
    expect(expanded('Finans')).toBe('true');
    fireEvent.click(trigger('Verkstad'));
    expect([expanded('Finans'), expanded('Verkstad')]).toEqual(['false', 'true']);
    fireEvent.pointerDown(document.body);
    expect(expanded('Verkstad')).toBe('false');
  });

  it('return the focus to their trigger on Escape', () => {
    show(route([]), tree);
    fireEvent.click(trigger('Finans'));
    act(() => within(menu()).getByRole('link', { name: 'Lån', hidden: true }).focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(expanded('Finans')).toBe('false');
    expect(document.activeElement).toBe(trigger('Finans'));
  });

  it('close when the language switcher opens', () => {
    show(route([]), tree);
    const languages = (): HTMLElement => screen.getByRole('button', { name: /Svenska/ });
    fireEvent.click(trigger('Finans'));
    fireEvent.click(languages());
    expect([expanded('Finans'), languages().getAttribute('aria-expanded')]).toEqual(['false', 'true']);
    fireEvent.click(trigger('Finans'));
    expect([expanded('Finans'), languages().getAttribute('aria-expanded')]).toEqual(['true', 'false']);
  });

  it('move the focus through their entries by the arrow keys', () => {
    show(route([]), tree);
    fireEvent.click(trigger('Finans'));
    act(() => trigger('Finans').focus());
    const focused = (): string | null | undefined => document.activeElement?.textContent;
    fireEvent.keyDown(trigger('Finans'), { key: 'ArrowDown' });
    expect(focused()).toBe('Lån');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(focused()).toBe('Leasing');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(focused()).toBe('Lån');
  });

  it('move the focus to their last entry by the up arrow', () => {
    show(route([]), tree);
    act(() => trigger('Finans').focus());
    fireEvent.keyDown(trigger('Finans'), { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe('Leasing');
  });

  it('move the focus by Home or End in an open panel', () => {
    show(route([]), tree);
    fireEvent.click(trigger('Finans'));
    act(() => within(menu()).getByRole('link', { name: 'Lån', hidden: true }).focus());
    pressKey('End');
    expect(document.activeElement?.textContent).toBe('Leasing');
    pressKey('Home');
    expect(document.activeElement?.textContent).toBe('Lån');
  });

  it('close on the right arrow in an open panel', () => {
    show(route([]), tree);
    fireEvent.click(trigger('Finans'));
    act(() => within(menu()).getByRole('link', { name: 'Lån', hidden: true }).focus());
    pressKey('ArrowRight');
    expect([document.activeElement, expanded('Finans')]).toEqual([trigger('Verkstad'), 'false']);
  });

  it('move the focus along the bar by keyboard', () => {
    show(route([]), tree);
    act(() => trigger('Finans').focus());
    const visited = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
      pressKey(key);
      return document.activeElement?.textContent;
    });
    expect(visited).toEqual(['Verkstad', 'Kontakt', 'Finans', 'Kontakt', 'Finans', 'Kontakt']);
  });

  it('leave arrow keys with a modifier to the browser', () => {
    show(route([]), tree);
    act(() => trigger('Finans').focus());
    const isUnhandled = fireEvent.keyDown(trigger('Finans'), { key: 'ArrowLeft', altKey: true });
    expect([isUnhandled, document.activeElement]).toEqual([true, trigger('Finans')]);
  });

  it('move the focus between columns of a mega menu', () => {
    const column = (title: string, child: string): object => ({
      Title: title,
      Url: `/${title}`,
      Children: [{ Title: child, Url: `/${title}/${child}` }],
    });
    const items = [{ Title: 'Fordon', Children: [column('Nya', 'Tunga'), column('Begagnade', 'Dragbilar')] }];
    show(route([], [section('MegaMenu', { Items: items })]), tree);
    fireEvent.click(trigger('Fordon'));
    act(() => within(menu()).getByRole('link', { name: 'Tunga', hidden: true }).focus());
    pressKey('ArrowRight');
    expect([document.activeElement?.textContent, expanded('Fordon')]).toEqual(['Begagnade', 'true']);
  });

  it('list sub-pages under "Mer" when the bar is too narrow', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    jest.spyOn(HTMLUListElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
    window.ResizeObserver = class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    };
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => undefined) } });
    const about = { ...item('Om', [item('Karriär')]), isNavigableInMenuWhenItHasChildren: '1' };
    show(route([]), [item('Start'), item('Verkstad', [item('Service')]), about]);
    const panel = document.getElementById(trigger('Mer').getAttribute('aria-controls') ?? '');
    expect([...(panel?.querySelectorAll('li') ?? [])].map((entry) => entry.firstElementChild?.textContent)).toEqual([
      'Verkstad',
      'Service',
      'Om',
      'Karriär',
    ]);
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  it('close 200 ms after the pointer has left', () => {
    jest.useFakeTimers();
    show(route([]), tree);
    // jsdom has no pointer events; React derives enter and leave from over and out.
    const pointer = (type: string, target: Element): void => {
      const event = new MouseEvent(type, { bubbles: true });
      Object.defineProperty(event, 'pointerType', { value: 'mouse' });
      fireEvent(target, event);
    };
    pointer('pointerover', trigger('Finans'));
    expect(expanded('Finans')).toBe('true');
    pointer('pointerout', trigger('Finans'));
    act(() => jest.advanceTimersByTime(150));
    expect(expanded('Finans')).toBe('true');
    act(() => jest.advanceTimersByTime(100));
    expect(expanded('Finans')).toBe('false');

    pointer('pointerover', trigger('Finans'));
    pointer('pointerover', within(menu()).getByRole('link', { name: 'Kontakt', hidden: true }));
    act(() => jest.advanceTimersByTime(500));
    expect(expanded('Finans')).toBe('true');
    act(() => jest.advanceTimersByTime(200));
    expect(expanded('Finans')).toBe('false');
  });

  it('keep the focus when the arrow keys find no visible entry', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(route([]), tree);
    fireEvent.click(trigger('Finans'));
    const panel = document.getElementById(trigger('Finans').getAttribute('aria-controls') ?? '');
    for (const link of panel?.querySelectorAll('a') ?? []) link.checkVisibility = () => false;
    act(() => trigger('Finans').focus());
    jest.useFakeTimers(); // long enough for a panel to open
    fireEvent.keyDown(trigger('Finans'), { key: 'ArrowDown' });
    jest.advanceTimersByTime(1000);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(trigger('Finans'));
    warn.mockRestore();
  });

  it('show the mega menu in place of the page tree when the site has one', () => {
    const items = [{ fields: { Title: { value: 'Lastbilar' }, Url: { value: '/lastbilar' } } }];
    show(route([], [section('MegaMenu', { Items: items })]), tree);
    expect(within(menu()).getByRole('link', { name: 'Lastbilar', hidden: true }).getAttribute('href')).toBe(
      '/lastbilar',
    );
    expect(within(menu()).queryByRole('button', { name: 'Finans', hidden: true })).toBeNull();
  });

  it('close on a new page', () => {
    const store = show(route([]), tree);
    fireEvent.click(trigger('Finans'));
    const page = store.getState().page;
    act(() => {
      store.dispatch(pageShown({ ...page, location: { path: '/kontakt', search: '' } }));
    });
    expect(expanded('Finans')).toBe('false');
  });
});

describe('the header', () => {
  it('shows the configured logo without the content platform', () => {
    show(null, [], { logo: { src: '/media/logo.svg', text: 'Trucks' } });
    const logo = screen.getByRole('link', { name: 'Harbour Bil, Till startsidan' });
    expect(logo.querySelector('img')?.getAttribute('src')).toBe('/media/logo.svg');
    expect(logo.textContent).toBe('Trucks');
  });

  it('has the phone of the footer in the menu of phones', () => {
    const footer = [section('Footer', { Phone: { value: '010-123 45 00' } })];
    const page = route([]);
    show({ ...page, placeholders: { ...page.placeholders, 'headless-footer': footer } }, tree);
    const call = screen.getByRole('link', { name: '010-123 45 00', hidden: true });
    expect(call.getAttribute('href')).toBe('tel:0101234500');
  });

  const header = (): HTMLElement => screen.getByRole('banner');

  it('lies over a start page that begins with a picture', () => {
    show(route([hero]), tree);
    expect(header().dataset['overlay']).toBe('true');
    expect(header().dataset['menuOpen']).toBeUndefined();
    fireEvent.click(trigger('Finans'));
    expect(header().dataset['menuOpen']).toBe('');
  });

  it('stands above a start page without a picture', () => {
    show(route([section('Faq', {})]), tree);
    expect(header().dataset['overlay']).toBe('false');
  });

  it('keeps its search when the content platform is away', () => {
    show(null);
    expect(screen.getByText('Harbour Bil')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sök bilar' }).getAttribute('href')).toBe('/bilar');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has no search on a site that sells no cars', () => {
    show(null, [], { stock: false });
    expect(screen.queryByRole('link', { name: 'Sök bilar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sök på webbplatsen' }).getAttribute('href')).toBe('/sok');
  });

  it('names the site beside the logo that the group shares', () => {
    const fields = { Logo: { value: { src: '/media/logo.svg', alt: 'Harbour' } }, LogoText: { value: 'Trucks' } };
    show(route([], [section('MainNavigation', fields)]));
    expect(screen.getByRole('link', { name: /Harbour Bil/ }).textContent).toBe('Trucks');
  });

  it('has no way to close a warning', () => {
    const fields = { HasMessage: { value: true }, MessageType: { value: 'Warning' }, MessageTitle: { value: 'Stopp' } };
    show(route([], [section('AlertBar', fields)]));
    expect(screen.queryByRole('button', { name: 'Stäng meddelandet' })).toBeNull();
  });
});
