import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../../../test/fixtures/pages/textEncoder.ts';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { VideoEmbed } from './VideoEmbed.tsx';

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined); // missing in jsdom
  window.matchMedia = ((query: string) => ({
    matches: query.includes('768px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(cleanup);

const film = (): HTMLVideoElement | null => document.querySelector('video');
const poster = { value: { src: '/media/scenes/coast-wide-1280.webp', alt: 'Kustvägen' } };

describe('VideoEmbed', () => {
  it('loads a cookieless YouTube frame only after consent', () => {
    renderSection(VideoEmbed, { Title: { value: 'Så kör du på is' }, YoutubeID: { value: 'aB3-_x9QwEr' } });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    const frame = screen.getByTitle('Så kör du på is');
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aB3-_x9QwEr');
    expect(frame.getAttribute('loading')).toBe('lazy');
  });

  it('finds the film on YouTube in an address', () => {
    renderSection(VideoEmbed, { VideoUrl: { value: 'https://youtu.be/aB3-_x9QwEr' }, PosterImage: poster });
    expect(screen.getByAltText('Kustvägen')).toBeTruthy();
    expect(film()).toBeNull();
  });

  it('shows its own film over its picture', async () => {
    renderSection(VideoEmbed, {
      Title: { value: 'Kusten' },
      VideoDesktop: { value: '/media/films/coast' },
      PosterImage: poster,
    });
    await waitFor(() => expect(film()?.getAttribute('aria-label')).toBe('Kusten'));
    expect(film()?.firstElementChild?.getAttribute('src')).toBe('/media/films/coast.webm');
    expect(screen.getByAltText('Kustvägen')).toBeTruthy();
  });

  it('takes the address of a film with its ending', () => {
    renderSection(VideoEmbed, { VideoUrl: { value: 'https://media.example/a.mp4' } });
    expect([...(film()?.children ?? [])].map((source) => source.getAttribute('src'))).toEqual([
      'https://media.example/a.mp4',
    ]);
  });

  it('is left out without a film', () => {
    const { container } = renderSection(VideoEmbed, { Title: { value: 'Kusten' } });
    expect(container.innerHTML).toBe('');
  });

  it('is never left out for an editor', () => {
    renderSection(VideoEmbed, { Title: { value: 'Kusten' } }, { editing: true });
    expect(screen.getByRole('heading', { name: 'Kusten' })).toBeTruthy();
  });

  it('starts no film for an editor', () => {
    renderSection(VideoEmbed, { VideoDesktop: { value: '/media/films/coast' } }, { editing: true });
    expect(film()?.autoplay).toBe(false);
  });
});
