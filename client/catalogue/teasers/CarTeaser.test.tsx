import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { testCar, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import type { AppState } from '../../app/store.ts';
import type { TeaserState } from './teasersState.ts';
import { CarTeaser } from './CarTeaser.tsx';
import { DealerTeaser } from './DealerTeaser.tsx';

const withTeaser =
  (teaser: Partial<TeaserState>) =>
  (state: AppState): AppState => ({
    ...state,
    site: { ...state.site, context: testSite },
    teasers: { u1: { status: 'ready', cars: [], ...teaser } },
  });
const cars = [1, 2, 3].map((at) => testCar(at, { car_model: `M${String(at)}`, car_model_text: `M${String(at)}` }));
const names = (): (string | null)[] => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

afterEach(cleanup);

describe('the car of the week', () => {
  const slideWidth = 300;

  function showWeek(): HTMLElement {
    Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
      configurable: true,
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * slideWidth;
      },
    });
    window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
    HTMLElement.prototype.scrollTo = function (this: HTMLElement, options?: ScrollToOptions | number) {
      this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
      fireEvent.scroll(this);
    };
    renderSection(CarTeaser, { Mode: { value: 'week' } }, { state: withTeaser({ cars }) });
    const [track] = screen.getAllByRole('list');
    if (!track) throw new Error('The carousel has no track.');
    return track;
  }

  it('wraps around at the ends', () => {
    const track = showWeek();
    const next = screen.getByRole('button', { name: 'Nästa' });
    const shown = [0, 1, 2].map(() => {
      fireEvent.click(next);
      return track.scrollLeft / slideWidth;
    });
    expect(shown).toEqual([1, 2, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Föregående' }));
    expect(track.scrollLeft / slideWidth).toBe(2);
  });

  it('has no pause button because it never moves on its own', () => {
    const track = showWeek();
    expect(screen.queryByRole('button', { name: /Pausa|Starta/ })).toBeNull();
    expect(track.scrollLeft).toBe(0);
  });
});

describe('cars of fixed ids', () => {
  const ids = { Mode: { value: 'ids' }, CarIds: { value: '1|2|3' }, Title: { value: 'Utvalda' } };

  it('stand in a grid in the order they were loaded in', () => {
    renderSection(CarTeaser, ids, { state: withTeaser({ cars: [...cars].reverse() }) });
    expect(names()).toEqual(['Volvo M3', 'Volvo M2', 'Volvo M1']);
    expect(document.querySelector('.car-grid')?.children).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Nästa' })).toBeNull();
  });

  it('stand in a row that scrolls sideways when the editor says so', () => {
    renderSection(CarTeaser, { ...ids, Layout: { value: 'Scroller' } }, { state: withTeaser({ cars }) });
    expect(names()).toEqual(['Volvo M1', 'Volvo M2', 'Volvo M3']);
    expect(document.querySelector('.carousel-cards .carousel-track')?.children).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Nästa' })).toBeTruthy();
  });
});

describe('a teaser without anything to show', () => {
  it.each([
    [CarTeaser, { Mode: { value: 'week' } }],
    [CarTeaser, { Title: { value: 'Nytt' } }],
    [CarTeaser, { Mode: { value: 'ids' }, Title: { value: 'Utvalda' } }],
    [DealerTeaser, { Title: { value: 'Anläggningar' } }],
  ])('is not there', (Section, fields) => {
    for (const status of ['ready', 'error'] as const) {
      const { container } = renderSection(Section, fields, { state: withTeaser({ status }) });
      expect(container.innerHTML).toBe('');
      cleanup();
    }
  });

  it('shows an editor its title', () => {
    renderSection(DealerTeaser, { Title: { value: 'Anläggningar' } }, { editing: true, state: withTeaser({}) });
    expect(screen.getByRole('heading', { name: 'Anläggningar' })).toBeTruthy();
  });
});

describe('a teaser of dealers', () => {
  it('has a card for each with the way to its page', () => {
    const dealers = [
      {
        id: '1',
        slug: 'harbour-uppsala',
        site_official_name: 'Harbour Uppsala',
        site_street: 'Gatan 1',
        site_city: 'Uppsala',
      },
      { id: '2', slug: 'harbour-tierp', site_official_name: 'Harbour Tierp' },
    ];
    renderSection(DealerTeaser, {}, { state: withTeaser({ dealers }) });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Anläggningar');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/anlaggningar',
      '/anlaggning/harbour-uppsala',
      '/anlaggning/harbour-tierp',
    ]);
    expect(screen.getByText('Gatan 1, Uppsala')).toBeTruthy();
  });

  it('shows cars as cards of cars', () => {
    renderSection(DealerTeaser, { Show: { value: 'Cars' } }, { state: withTeaser({ cars }) });
    expect(names()).toEqual(['Volvo M1', 'Volvo M2', 'Volvo M3']);
  });
});
