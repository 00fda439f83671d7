import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import type { Fields, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { Gateways } from '../../app/Gateways.ts';

// The router asks for it on import, and jsdom has none.
globalThis.TextEncoder = TextEncoder;
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
function show(content: ReactNode) {
  return render(
    <Provider store={createStore({} as Gateways)}>
      <MemoryRouter>
        {content}
        <Where />
      </MemoryRouter>
    </Provider>,
  );
}

let wide = true;
beforeEach(() => {
  wide = true;
  window.matchMedia = (() => ({
    matches: wide,
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
