import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import '../../../test/fixtures/pages/textEncoder.ts';
import { emptyEditedFields, renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { Blurb } from './Blurb.tsx';

const fields: Fields = {
  Title: { value: 'Fast pris' },
  TitleTag: { value: 'h3' },
  RichText: { html: '<p>Skriv in <b>numret</b>.</p>' },
  Link: { value: { href: '/verkstad', text: 'Boka' } },
  ButtonType: { value: 'Ghost' },
  ImageDesktop: { value: { src: '/media/a-1280.webp', alt: 'Verkstad' } },
  ImagePhone: { value: { src: '/media/b-640.webp', alt: 'Verkstad' } },
};

let lessMotion = false;
let enter: () => void;
beforeEach(() => {
  lessMotion = false;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('768px') || (lessMotion && query.includes('motion')),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  const watching = new Set<() => void>();
  enter = () => act(() => [...watching].forEach((seen) => seen()));
  globalThis.IntersectionObserver = class {
    private readonly seen: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.seen = () => {
        callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      };
    }
    observe(): void {
      watching.add(this.seen);
    }
    disconnect(): void {
      watching.delete(this.seen);
    }
  } as unknown as typeof IntersectionObserver;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: window.innerHeight + 200 } as unknown as DOMRect);
});
afterEach(cleanup);

const part = (name: 'text' | 'media'): Element => document.querySelector(`.blurb-${name}`) as Element;
const moving = (name: 'text' | 'media'): string[] =>
  [...part(name).classList].filter((one) => one.startsWith('reveal'));

describe('Blurb', () => {
  it('shows all its fields', () => {
    renderSection(Blurb, fields);
    expect(screen.getByRole('heading', { level: 3, name: 'Fast pris' })).toBeTruthy();
    expect(document.querySelector('.rich-text b')?.textContent).toBe('numret');
    expect(screen.getByRole('link', { name: 'Boka' }).className).toContain('button-ghost');
    expect(document.querySelector('source')?.getAttribute('srcset')).toContain('/media/b-');
    expect(screen.getByAltText('Verkstad').getAttribute('src')).toBe('/media/a-1280.webp');
  });

  it.each(['BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3', 'None'])('stands on ground %s', (ground) => {
    renderSection(Blurb, { ...fields, BackgroundColor: { value: ground }, Reverse: { value: true } });
    const section = document.querySelector('section');
    expect(section?.dataset['background']).toBe(ground);
    expect(section?.dataset['tone']).toBe(ground === 'BackgroundColor3' ? 'inverse' : undefined);
    expect(document.querySelector('.blurb-parts')?.getAttribute('data-reverse')).toBe('true');
  });

  it('prefers its own film to the picture', async () => {
    const film = { ...fields, VideoDesktop: { value: '/media/films/a' } };
    renderSection(Blurb, film);
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
  });

  it('prefers YouTube to its own film', () => {
    const film = { ...fields, VideoDesktop: { value: '/media/films/a' } };
    renderSection(Blurb, { ...film, YoutubeID: { value: 'aB3-_x9QwEr' } });
    expect(document.querySelector('video')).toBeNull();
    expect(document.querySelector('.consent-gate')).not.toBeNull();
  });

  it('has player buttons with HasControlBar', () => {
    const film = { ...fields, VideoDesktop: { value: '/media/films/a' } };
    renderSection(Blurb, { ...film, HasControlBar: { value: true } });
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('has a pause button without HasControlBar', () => {
    const film = { ...fields, VideoDesktop: { value: '/media/films/a' } };
    renderSection(Blurb, film);
    expect(document.querySelector('.video-controls')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it.each(['text', 'media'] as const)('moves only its %s once', (name) => {
    const other = name === 'text' ? 'media' : 'text';
    renderSection(Blurb, {
      ...fields,
      [name === 'text' ? 'UseTextAnimations' : 'UseMediaAnimations']: { value: true },
    });
    expect([part(name), part(other)].map((one) => one.getAttribute('data-animated'))).toEqual(['true', 'false']);
    expect([moving(name), moving(other)]).toEqual([['reveal-waiting'], []]);
    enter();
    expect([moving(name), moving(other)]).toEqual([['reveal-shown'], []]);
    enter();
    expect(moving(name)).toEqual(['reveal-shown']);
  });

  it('moves nothing for visitors who want less motion', () => {
    const both = { ...fields, UseTextAnimations: { value: true }, UseMediaAnimations: { value: true } };
    lessMotion = true;
    renderSection(Blurb, both);
    expect([moving('text'), moving('media')]).toEqual([[], []]);
  });

  it('moves nothing for editors', () => {
    const both = { ...fields, UseTextAnimations: { value: true }, UseMediaAnimations: { value: true } };
    lessMotion = false;
    renderSection(Blurb, both, { editing: true });
    expect([moving('text'), moving('media')]).toEqual([[], []]);
  });

  it('is left out when it has nothing to show', () => {
    const { container } = renderSection(Blurb, { Link: fields['Link'] });
    expect(container.innerHTML).toBe('');
  });

  it('is never left out for an editor', () => {
    renderSection(Blurb, emptyEditedFields('Title', 'RichText', 'Link', 'ImageDesktop'), { editing: true });
    expect(screen.getAllByText('[No text in field]')).toHaveLength(3);
    expect(document.querySelector('img.scEmptyImage')).not.toBeNull();
  });
});
