import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import type { Fields, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { Gateways } from '../../app/Gateways.ts';
import '../../../test/fixtures/textEncoder.ts';

const { MemoryRouter, useLocation } = await import('react-router-dom');
const { createStore } = await import('../../app/store.ts');
const { HeroSearch } = await import('../components/HeroSearch.tsx');
const { HeroBanner } = await import('./HeroBanner.tsx');

const fields: Fields = {
  Title: { value: 'Vägen hem' },
  TitleTag: { value: 'h3' },
  Image: { value: { src: '/media/scenes/coast-wide-1280.webp', alt: 'Kust' } },
  HeroBannerHasSearchBar: { value: true },
  HeroBannerSearchUrl: { value: '/bilar' },
  SearchBarPlaceholderText: { value: 'Sök' },
  SearchBarPlaceholderTextDesktop: { value: 'Sök bland alla bilar' },
};
const film: Fields = {
  Content: { value: 'Video' },
  Title: { value: 'Film' },
  VideoDesktop: { value: '/media/films/wide' },
  VideoPhone: { value: '/media/films/tall' },
};
const section = (own: Fields): SectionData => ({
  uid: 'u1',
  componentName: 'HeroBanner',
  dataSource: '',
  params: {},
  fields: own,
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
function show(content: ReactNode, editing = false) {
  const state = createStore({} as Gateways).getState();
  const shown = { ...state, page: { ...state.page, mode: editing ? ('edit' as const) : ('normal' as const) } };
  return render(
    <Provider store={createStore({} as Gateways, shown)}>
      <MemoryRouter>
        {content}
        <Where />
      </MemoryRouter>
    </Provider>,
  );
}

let wide = true;
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined); // jsdom has none
  wide = true;
  window.matchMedia = ((query: string) => ({
    matches: wide && query.includes('768px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(cleanup);

describe('HeroBanner', () => {
  it('is left out without a picture', () => {
    show(<HeroBanner section={section({ ...fields, Image: { value: {} } })} index={0} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is left out for its films alone when its content is the picture', () => {
    show(<HeroBanner section={section({ ...film, Content: { value: 'Image' } })} index={0} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows its film only when its content is the film', () => {
    show(<HeroBanner section={section({ ...film, Image: fields['Image'] })} index={0} />);
    expect(document.querySelector('video source')?.getAttribute('src')).toBe('/media/films/wide.webm');
    expect(screen.getByAltText('Kust')).toBeTruthy();
    cleanup();
    show(<HeroBanner section={section({ ...film, ...fields, Content: { value: 'Image' } })} index={0} />);
    expect(document.querySelector('video')).toBeNull();
  });

  it('shows its picture when its content is a film that nobody chose', () => {
    show(<HeroBanner section={section({ ...fields, Content: { value: 'Video' } })} index={0} />);
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByAltText('Kust')).toBeTruthy();
  });

  it('is a labelled box for an editor when it has nothing to show, and moves nothing', () => {
    const empty = { Title: { value: '', metadata: { fieldId: 'f' } }, Image: { value: {}, metadata: { fieldId: 'g' } } };
    show(<HeroBanner section={section(empty)} index={0} />, true);
    expect(screen.getByText(/^Ingen bild eller film är vald/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('[No text in field]');
    cleanup();
    show(<HeroBanner section={section(film)} index={0} />, true);
    expect(document.querySelector('video')?.autoplay).toBe(false);
  });

  it.each([
    ['Black', 'Black'],
    ['White', 'White'],
    ['', 'White'],
    [undefined, 'White'],
  ])('has for the text colour %s the text %s', (value, colour) => {
    show(<HeroBanner section={section({ ...fields, TextColor: { value } })} index={0} />);
    expect(document.querySelector('section')?.dataset['text']).toBe(colour);
  });

  it.each([
    ['Top', 'Top'],
    ['Bottom', 'Bottom'],
    ['Center', 'Center'],
    ['somewhere', 'Center'],
    ['', 'Center'],
  ])('puts its content for %s at %s', (value, place) => {
    show(<HeroBanner section={section({ ...fields, ContentPlacement: { value } })} index={0} />);
    expect(document.querySelector('section')?.dataset['placement']).toBe(place);
  });

  it.each([
    ['Primary', 'button-primary'],
    ['Secondary', 'button-secondary'],
    ['Ghost', 'button-ghost'],
    ['Ghost Contrast', 'button-contrast'],
  ])('has a button %s with the text, address and target of its link', (type, look) => {
    const value = { href: 'https://a.example/', text: 'Mer', target: '_blank' };
    show(<HeroBanner section={section({ ...fields, ButtonType: { value: type }, Link: { value } })} index={0} />);
    const link = screen.getByRole('link', { name: 'Mer' });
    expect(link.className).toContain(look);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://a.example/', '_blank']);
  });

  it('has a way down only over the full screen, and a margin only when it is told so', () => {
    show(<HeroBanner section={section({ ...fields, HasMarginTop: { value: true } })} index={0} />);
    expect(screen.queryByRole('link', { name: 'Rulla ner' })).toBeNull();
    expect(document.querySelector('section')?.className).toContain('hero-banner-margin');
    cleanup();
    show(<HeroBanner section={section({ ...fields, Variant: { value: 'FullScreen' } })} index={0} />);
    const target = screen.getByRole('link', { name: 'Rulla ner' }).getAttribute('href') ?? '';
    expect(document.querySelector(target)).not.toBeNull();
    expect(document.querySelector('section')?.className).not.toContain('hero-banner-margin');
  });

  it('has no search unless it is told so, and takes a text of any length', async () => {
    show(<HeroBanner section={section({ ...fields, HeroBannerHasSearchBar: { value: false } })} index={0} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    show(<HeroBanner section={section(fields)} index={0} />);
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    expect([box.getAttribute('maxlength'), box.getAttribute('pattern')]).toEqual([null, null]);
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(500));
    expect(box.value).toHaveLength(500);
  });

  it('carries the h1 when it is the first section and the editor’s element elsewhere', () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vägen hem');
    cleanup();
    show(<HeroBanner section={section(fields)} index={2} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Vägen hem');
  });

  it('searches with a plain form, so that it works without scripts', () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/bilar', 'get']);
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('keyphrase');
  });

  it('goes to the list with the text by Enter and by the button', async () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    await userEvent.type(screen.getByRole('searchbox'), ' volvo & kombi{Enter}');
    expect(screen.getByRole('status').textContent).toBe('/bilar?keyphrase=volvo+%26+kombi');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(screen.getByRole('status').textContent).toBe('/bilar');
  });

  it('calls a given handler in place of going anywhere', async () => {
    const onSearch = jest.fn<(text: string) => void>();
    show(<HeroSearch fields={fields} onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox'), 'suv{Enter}');
    expect(onSearch).toHaveBeenCalledWith('suv');
    expect(screen.getByRole('status').textContent).toBe('/');
  });

  it('has its short placeholder on small screens', () => {
    wide = false;
    show(<HeroBanner section={section(fields)} index={0} />);
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Sök');
  });
});
