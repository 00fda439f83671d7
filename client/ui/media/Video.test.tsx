import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Video } from './Video.tsx';
import type { VideoProps } from './Video.tsx';

const labels = { play: 'Spela', pause: 'Pausa', mute: 'Tyst', unmute: 'Ljud' };
const film = (own: Partial<VideoProps> = {}) => (
  <Video src="/media/a" phoneSrc="/media/b" label="Kusten" autoplay controls="bar" labels={labels} {...own}>
    <p>still</p>
  </Video>
);

let matching: string[] = [];
beforeEach(() => {
  matching = ['(min-width: 768px)'];
  window.matchMedia = ((query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  // jsdom plays no media: these behave like a browser as far as the component can see
  let paused = true;
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    paused = false;
    fireEvent.play(this);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (paused) return;
    paused = true;
    fireEvent.pause(this);
  });
});
afterEach(cleanup);

/** Renders a film and waits until its code has loaded. */
async function show(shownFilm: ReactNode): Promise<void> {
  render(shownFilm);
  await screen.findByLabelText('Kusten');
}
const shown = (): HTMLVideoElement => screen.getByLabelText<HTMLVideoElement>('Kusten');
const files = (): (string | null)[] => [...shown().children].map((source) => source.getAttribute('src'));
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('Video', () => {
  it('starts muted', async () => {
    await show(film());
    expect([shown().autoplay, shown().loop, shown().muted]).toEqual([true, true, true]);
  });

  it('offers the wide film from 768 px', async () => {
    await show(film());
    expect(files()).toEqual(['/media/a.webm', '/media/a.mp4']);
  });

  it('offers the phone film below 768 px', async () => {
    matching = [];
    await show(film());
    expect(files()).toEqual(['/media/b.webm', '/media/b.mp4']);
  });

  it('takes the film there is when there is one only', async () => {
    matching = [];
    await show(film({ phoneSrc: undefined }));
    expect(files()[0]).toBe('/media/a.webm');
  });

  it('toggles playing at the press of a button', async () => {
    await show(film());
    fireEvent.click(button('Spela'));
    expect(shown().paused).toBe(false);
    fireEvent.click(button('Pausa'));
    expect(shown().paused).toBe(true);
    expect(button('Spela')).toBeTruthy();
  });

  it('toggles the sound at the press of a button', async () => {
    await show(film());
    fireEvent.click(button('Ljud'));
    expect(shown().muted).toBe(false);
    fireEvent.click(button('Tyst'));
    expect(shown().muted).toBe(true);
  });

  it('has the pause button alone without its control bar', async () => {
    await show(film({ controls: 'pause' }));
    expect(screen.getAllByRole('button').map((found) => found.getAttribute('aria-label'))).toEqual(['Spela']);
  });

  it.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
    'loads nothing with %s until it is started',
    async (query) => {
      matching.push(query);
      await show(film());
      expect([shown().autoplay, shown().preload]).toEqual([false, 'none']);
      fireEvent.click(button('Spela'));
      expect(shown().paused).toBe(false);
    },
  );

  it('stands still when the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await show(film());
    expect(shown().autoplay).toBe(false);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('stands still where nothing may start by itself', async () => {
    await show(film({ autoplay: false }));
    expect(shown().autoplay).toBe(false);
  });

  it('leaves its still picture when no file can be had', async () => {
    await show(film());
    const last = shown().lastElementChild;
    if (last) fireEvent.error(last);
    expect(screen.queryByLabelText('Kusten')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('still')).toBeTruthy();
  });
});
