import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import type { Fields, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import '../../../test/fixtures/pages/textEncoder.ts';

const { MemoryRouter, useLocation } = await import('react-router-dom');
const { createPageStore } = await import('../../../test/fixtures/createPageStore.ts');
const { fakeCatalogue, testSite } = await import('../../../test/fixtures/catalogue/fakeCatalogue.ts');
const { patience } = await import('../search/understandWords.ts');
const { HeroSearch } = await import('../search/HeroSearch.tsx');
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
const understands = (understand: Gateways['catalogue']['understand']): Gateways => {
  const { gateways } = fakeCatalogue(0);
  return { ...gateways, catalogue: { ...gateways.catalogue, understand } };
};
function show(content: ReactNode, editing = false, gateways: Gateways = fakeCatalogue(0).gateways, status = 200) {
  const { site, page } = createPageStore(gateways).getState();
  const shown = {
    site: { ...site, context: testSite },
    page: { ...page, status, mode: editing ? ('edit' as const) : ('normal' as const) },
  };
  return render(
    <Provider store={createPageStore(gateways, shown)}>
      <MemoryRouter>
        {content}
        <Where />
      </MemoryRouter>
    </Provider>,
  );
}

let wide = true;
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined); // missing in jsdom
  wide = true;
  window.matchMedia = ((query: string) => ({
    matches: wide && query.includes('768px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  cleanup();
  delete window.dataLayer;
});
const where = (): string => screen.getByRole('status').textContent;
const searchFor = async (text: string): Promise<void> =>
  userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);

describe('HeroBanner', () => {
  it('is left out without a picture', () => {
    show(<HeroBanner section={section({ ...fields, Image: { value: {} } })} index={0} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is left out for its films alone when its content is the picture', () => {
    show(<HeroBanner section={section({ ...film, Content: { value: 'Image' } })} index={0} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows its film only when its content is the film', async () => {
    show(<HeroBanner section={section({ ...film, Image: fields['Image'] })} index={0} />);
    await waitFor(() =>
      expect(document.querySelector('video source')?.getAttribute('src')).toBe('/media/films/wide.webm'),
    );
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

  it('shows its title on a plain ground when its content is text', () => {
    const link = { value: { href: '/a', text: 'Mer' } };
    show(<HeroBanner section={section({ ...fields, Content: { value: 'Text' }, SecondLink: link })} index={0} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vägen hem');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Mer' }).className).toContain('button-ghost');
    expect(document.querySelector('section')?.dataset).toMatchObject({ variant: 'Text', text: 'Black' });
  });

  it('offers another try on a page that failed', () => {
    show(<HeroBanner section={section(fields)} index={0} />, false, fakeCatalogue(0).gateways, 503);
    expect(screen.getByRole('link', { name: 'Försök igen' }).getAttribute('href')).toBe('/');
  });

  it('is a labelled box for an editor when it is empty', () => {
    const empty = {
      Title: { value: '', metadata: { fieldId: 'f' } },
      Image: { value: {}, metadata: { fieldId: 'g' } },
    };
    show(<HeroBanner section={section(empty)} index={0} />, true);
    expect(screen.getByText(/^Ingen bild eller film är vald/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('[No text in field]');
  });

  it('plays no film for an editor', () => {
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
  ])('has a button %s that follows its link', (type, look) => {
    const value = { href: 'https://a.example/', text: 'Mer', target: '_blank' };
    show(<HeroBanner section={section({ ...fields, ButtonType: { value: type }, Link: { value } })} index={0} />);
    const link = screen.getByRole('link', { name: 'Mer' });
    expect(link.className).toContain(look);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://a.example/', '_blank']);
  });

  it('has no way down below a partial screen', () => {
    show(<HeroBanner section={section({ ...fields, HasMarginTop: { value: true } })} index={0} />);
    expect(screen.queryByRole('link', { name: 'Rulla ner' })).toBeNull();
  });

  it('has a margin when told so', () => {
    show(<HeroBanner section={section({ ...fields, HasMarginTop: { value: true } })} index={0} />);
    expect(document.querySelector('section')?.className).toContain('hero-banner-margin');
  });

  it('has a way down below the full screen', () => {
    show(<HeroBanner section={section({ ...fields, Variant: { value: 'FullScreen' } })} index={0} />);
    const target = screen.getByRole('link', { name: 'Rulla ner' }).getAttribute('href') ?? '';
    expect(document.querySelector(target)).not.toBeNull();
  });

  it('has no margin by default', () => {
    show(<HeroBanner section={section({ ...fields, Variant: { value: 'FullScreen' } })} index={0} />);
    expect(document.querySelector('section')?.className).not.toContain('hero-banner-margin');
  });

  it('has no search when told so', () => {
    show(<HeroBanner section={section({ ...fields, HeroBannerHasSearchBar: { value: false } })} index={0} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('takes a search text of any length', async () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    expect([box.getAttribute('maxlength'), box.getAttribute('pattern')]).toEqual([null, null]);
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(500));
    expect(box.value).toHaveLength(500);
  });

  it('carries the h1 when it is the first section', () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vägen hem');
  });

  it('carries the editor’s heading element elsewhere', () => {
    show(<HeroBanner section={section(fields)} index={2} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Vägen hem');
  });

  it('searches with a plain form', () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/bilar', 'get']);
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('keyphrase');
  });

  it('goes to the list that the words name', async () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    await searchFor(' Volvo XC60 röd & fin');
    await waitFor(() => expect(where()).toBe('/bilar/volvo/xc60?keyphrase=r%C3%B6d+%26+fin'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'volvo');
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    await waitFor(() => expect(where()).toBe('/bilar/volvo'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await searchFor('');
    await waitFor(() => expect(where()).toBe('/bilar'));
  });

  it('adds the words to its own address', async () => {
    show(<HeroSearch fields={{ HeroBannerSearchUrl: { value: '/cars/?car_fuel=El' } }} />);
    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/cars/');
    expect(form.querySelector<HTMLInputElement>('input[type=hidden][name=car_fuel]')?.value).toBe('El');
    await searchFor('volvo');
    await waitFor(() => expect(where()).toBe('/cars/volvo?car_fuel=El'));
  });

  it('requests the meaning of the words once', async () => {
    let answer: (meaning: KeyphraseMeaning) => void = () => undefined;
    const understand = jest.fn<Gateways['catalogue']['understand']>(() => new Promise((resolve) => (answer = resolve)));
    show(<HeroBanner section={section(fields)} index={0} />, false, understands(understand));
    await searchFor('suv');
    const button = screen.getByRole('button', { name: 'Sök' });
    expect([button.getAttribute('aria-busy'), where()]).toEqual(['true', '/']);
    await searchFor(' gul');
    expect(understand).toHaveBeenCalledTimes(1);
    expect(understand).toHaveBeenCalledWith({ index: 'vehicles_harbour-bil', language: 'sv', keyphrase: 'suv' });
    answer({ filters: {}, keyphrase: 'suv' });
    await waitFor(() => expect(where()).toBe('/bilar?keyphrase=suv'));
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('goes with all words when nobody can say what they mean', async () => {
    const failing = understands(() => Promise.reject(new Error('down')));
    show(<HeroBanner section={section(fields)} index={0} />, false, failing);
    await searchFor('volvo');
    await waitFor(() => expect(where()).toBe('/bilar?keyphrase=volvo'));
  });

  it('goes with all words when that takes too long', async () => {
    jest.useFakeTimers();
    try {
      show(
        <HeroBanner section={section(fields)} index={0} />,
        false,
        understands(() => new Promise(() => undefined)),
      );
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'volvo' } });
      fireEvent.submit(screen.getByRole('search'));
      await act(() => jest.advanceTimersByTimeAsync(patience - 1));
      expect(where()).toBe('/');
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(where()).toBe('/bilar?keyphrase=volvo');
    } finally {
      jest.useRealTimers();
    }
  });

  it('goes nowhere once the visitor has left the page', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const slow = understands(() => asked.then(() => ({ filters: {}, keyphrase: 'volvo' })));
    const onSearch = jest.fn();
    const { unmount } = show(<HeroSearch fields={fields} onSearch={onSearch} />, false, slow);
    await searchFor('volvo');
    unmount();
    await act(async () => {
      answer();
      await asked;
    });
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('calls a given handler instead of navigating', async () => {
    const onSearch = jest.fn();
    show(<HeroSearch fields={fields} onSearch={onSearch} />);
    await searchFor('volvo suv');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ filters: { car_brand: ['Volvo'] }, keyphrase: 'suv' }));
    expect(where()).toBe('/');
  });

  it('tells the data layer what was searched for', async () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    await searchFor('Volvo XC60 red');
    const told = [{ event: 'search', search_type: 'start page', search_term: 'Volvo XC60 red' }];
    await waitFor(() => expect(window.dataLayer).toEqual(told));
    await waitFor(() => expect(where()).toBe('/bilar/volvo/xc60?keyphrase=red'));
  });

  it('tells the data layer no registration number', async () => {
    show(<HeroBanner section={section(fields)} index={0} />);
    await searchFor('Volvo ABC 123');
    await waitFor(() => expect(window.dataLayer).toHaveLength(1));
    expect(window.dataLayer?.[0]).toMatchObject({ search_term: 'Volvo [plate]' });
  });

  it('has its short placeholder on small screens', () => {
    wide = false;
    show(<HeroBanner section={section(fields)} index={0} />);
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Sök');
  });
});
