import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import '../../../../test/fixtures/pages/textEncoder.ts';
import { renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { CarouselBlock } from './CarouselBlock.tsx';

const item = (title: string): Fields => ({
  Title: { value: title },
  Image: { value: { src: '/media/a.webp', alt: '' } },
  Link: { value: { href: '/bilar', text: `Mer om ${title}` } },
});
const fields: Fields = {
  Title: { value: 'Just nu' },
  Items: ['ett', 'två', 'tre'].map((title) => ({ fields: item(title) })),
};

let lessMotion = false;
beforeEach(() => {
  lessMotion = false;
  window.matchMedia = ((query: string) => ({
    matches: lessMotion && query.includes('motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const dots = (): HTMLElement[] => screen.getAllByRole('button', { name: /^Visa bild/ });
const index = (): number => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const slides = (): HTMLElement => document.querySelector('.carousel-block-window') as HTMLElement;
/** Lets slick start, which takes one tick, and animate, which takes half a second. */
const settle = (): void => {
  for (const step of [1, 500, 20, 20]) pass(step);
};
/** Lets the time of `count` slides pass. */
const turns = (count: number): void => {
  for (let turn = 0; turn < count; turn += 1) {
    settle();
    pass(5001 - 541);
  }
};

async function show(own: Fields = {}): Promise<void> {
  renderSection(CarouselBlock, { ...fields, ...own });
  await act(() => import('../../components/SlickSlides.tsx'));
  await act(async () => {
    await Promise.resolve();
  });
  expect(document.querySelector('.slick-slider')).not.toBeNull();
}

describe('CarouselBlock', () => {
  it('is a list until the slider has arrived', async () => {
    renderSection(CarouselBlock, fields);
    expect(document.querySelector('.carousel-block-list')?.children).toHaveLength(3);
    await act(() => import('../../components/SlickSlides.tsx'));
  });

  it('moves on after five seconds', async () => {
    await show();
    pass(4999);
    expect(index()).toBe(0);
    pass(2);
    expect(index()).toBe(1);
    turns(1);
    expect(index()).toBe(2);
  });

  it('stops at its last slide until it is restarted', async () => {
    await show();
    turns(4);
    expect(index()).toBe(2);
    fireEvent.click(button('Spela bildspelet igen'));
    settle();
    expect(index()).toBe(0);
    turns(1);
    expect(index()).toBe(1);
  });

  it('goes round when it loops', async () => {
    await show({ Loop: { value: true } });
    turns(3);
    expect(index()).toBe(0);
    settle();
    fireEvent.click(button('Föregående'));
    settle();
    expect(index()).toBe(2);
  });

  it('moves on after the given time', async () => {
    await show({ AutoplayMs: { value: 8000 } });
    pass(7999);
    expect(index()).toBe(0);
    pass(2);
    expect(index()).toBe(1);
  });

  it('never moves on with a time of 0', async () => {
    await show({ AutoplayMs: { value: 0 } });
    turns(12);
    expect(index()).toBe(0);
    expect(screen.queryByRole('button', { name: /bildspelet/ })).toBeNull();
  });

  it('stops at either end', async () => {
    await show({ AutoplayMs: { value: 0 } });
    expect(button('Föregående').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Nästa'));
    settle();
    expect(index()).toBe(1);
    fireEvent.click(dots()[2] as HTMLElement);
    settle();
    expect(index()).toBe(2);
    expect(button('Nästa').getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(slides(), { key: 'ArrowLeft' });
    settle();
    expect(index()).toBe(1);
    fireEvent.keyDown(slides(), { key: 'ArrowRight' });
    settle();
    expect(index()).toBe(2);
  });

  it('pauses at the press of its button', async () => {
    await show();
    fireEvent.click(button('Pausa bildspelet'));
    turns(6);
    expect(index()).toBe(0);
    fireEvent.click(button('Starta bildspelet'));
    turns(1);
    expect(index()).toBe(1);
  });

  it('rests while the pointer is on it', async () => {
    await show();
    fireEvent.pointerEnter(slides());
    turns(4);
    expect(index()).toBe(0);
  });

  it('rests while the focus is on it', async () => {
    await show();
    fireEvent.focus(button('Nästa'));
    turns(4);
    expect(index()).toBe(0);
    fireEvent.blur(button('Nästa'));
    turns(1);
    expect(index()).toBe(1);
  });

  it('rests while its tab is hidden', async () => {
    await show();
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    turns(4);
    expect(index()).toBe(0);
    state.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    turns(1);
    expect(index()).toBe(1);
  });

  it('stops for good at a touch', async () => {
    await show();
    const touch = createEvent.pointerDown(slides());
    Object.defineProperty(touch, 'pointerType', { value: 'touch' }); // jsdom does not support it
    fireEvent(slides(), touch);
    turns(4);
    expect(index()).toBe(0);
    expect(button('Starta bildspelet')).toBeTruthy();
  });

  it('does not begin for visitors who want less motion', async () => {
    lessMotion = true;
    await show();
    turns(4);
    expect(index()).toBe(0);
    fireEvent.click(button('Starta bildspelet'));
    turns(1);
    expect(index()).toBe(1);
  });

  it('is announced as a carousel', async () => {
    await show({ Loop: { value: true } });
    const region = screen.getByRole('region', { name: 'Just nu' });
    expect(region.getAttribute('aria-roledescription')).toBe('bildspel');
    const current = within(region).getAllByRole('group');
    expect(current.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 av 3']);
  });

  it('makes hidden slides inert', async () => {
    await show({ Loop: { value: true } });
    const reachable = [...document.querySelectorAll<HTMLElement>('.slick-slide')].filter((slide) => !slide.inert);
    expect(reachable).toHaveLength(1);
  });

  it('announces slides only while it is paused', async () => {
    await show({ Loop: { value: true } });
    expect(slides().getAttribute('aria-live')).toBe('off');
    fireEvent.click(button('Pausa bildspelet'));
    expect(slides().getAttribute('aria-live')).toBe('polite');
  });

  it('stays a list for an editor', () => {
    renderSection(CarouselBlock, fields, { editing: true });
    expect(document.querySelector('.carousel-block-list')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is left out without slides', () => {
    const { container } = renderSection(CarouselBlock, { Title: { value: 'Just nu' } });
    expect(container.innerHTML).toBe('');
  });
});
