import { describe, expect, it } from '@jest/globals';
import { clampPage } from './clampPage.ts';
import {
  emptyListState,
  isChosen,
  mergeFilters,
  normaliseValues,
  parseListQuery,
  resolveSegments,
  segmentTitle,
  toAddress,
  toggleComplete,
  toggleValue,
  toListPath,
  toQuery,
  withoutValue,
} from './listState.ts';
import type { ListState } from './listState.ts';
import type { Facet } from '../SearchTypes.ts';

const context = {
  listPath: '/bilar',
  facets: [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }, { name: 'car_fuel' }],
  sorts: [{ name: 'newest' }, { name: 'cheapest' }],
};
const empty = emptyListState(context);
const withFilters = (filters: ListState['filters']): ListState => ({ ...empty, filters });

describe('reading a list address', () => {
  it('starts at page 0 by default', () => {
    expect(parseListQuery('', context)).toEqual({ keyphrase: '', filters: {}, page: 0, sort: 'newest' });
  });

  it('falls back to the defaults for garbage', () => {
    const garbage = '?page=-1&sort=x&car_price=9-1&car_color=red&car_fuel=&=&%E0%A4%A=1';
    expect(parseListQuery(garbage, context)).toEqual(empty);
  });

  it('reads repeated keys as several values', () => {
    const { filters } = parseListQuery('?car_fuel=El&car_fuel=Diesel&car_fuel=El', context);
    expect(filters).toEqual({ car_fuel: ['El', 'Diesel'] });
  });

  it('merges the form fields of a range', () => {
    expect(parseListQuery('?car_price.min=100+000+kr&car_price.max=', context).filters).toEqual({
      car_price: ['100000-'],
    });
    expect(parseListQuery('?car_price.min=&car_price.max=', context).filters).toEqual({});
  });

  it('turns a range from the form round when its ends are crossed', () => {
    expect(parseListQuery('?car_price.min=9&car_price.max=3', context).filters).toEqual({ car_price: ['3-9'] });
  });

  it('accepts the two place filters that links bring along', () => {
    expect(parseListQuery('?car_website_city=Umeå&car_site_name=Harbour+Umeå', context).filters).toEqual({
      car_site_name: ['Harbour Umeå'],
      car_website_city: ['Umeå'],
    });
  });

  it('caps the number of values', () => {
    const many = Array.from({ length: 200 }, (_none, at) => `car_fuel=${String(at)}`).join('&');
    const { filters } = parseListQuery(`?${many}&page=25&keyphrase=${'x'.repeat(500)}`, context);
    expect(filters['car_fuel']).toHaveLength(50);
  });

  it('caps the page', () => {
    const many = Array.from({ length: 200 }, (_none, at) => `car_fuel=${String(at)}`).join('&');
    const { page } = parseListQuery(`?${many}&page=25&keyphrase=${'x'.repeat(500)}`, context);
    expect(page).toBe(19);
  });

  it('caps the length of the words', () => {
    const many = Array.from({ length: 200 }, (_none, at) => `car_fuel=${String(at)}`).join('&');
    const { keyphrase } = parseListQuery(`?${many}&page=25&keyphrase=${'x'.repeat(500)}`, context);
    expect(keyphrase).toHaveLength(100);
  });

  it('takes the keyphrase typed last', () => {
    expect(parseListQuery('?keyphrase=red&keyphrase=blue', context).keyphrase).toBe('blue');
    expect(parseListQuery('?keyphrase=red&keyphrase=', context).keyphrase).toBe('red');
  });
});

describe('the page', () => {
  it('stays within its bounds', () => {
    expect([clampPage(25), clampPage(-1), clampPage(Number.NaN)]).toEqual([19, 0, 0]);
  });
});

describe('writing a list address', () => {
  it('leaves out what is at its default', () => {
    expect(toQuery(empty, context)).toBe('');
    expect(toAddress(empty, context)).toBe('/bilar');
  });

  it('puts a single brand into the path', () => {
    expect(toAddress(withFilters({ car_brand: ['Volvo'] }), context)).toBe('/bilar/volvo');
  });

  it('puts a single model into the path', () => {
    expect(toAddress(withFilters({ car_brand: ['Land Rover>Range Rover'] }), context)).toBe(
      '/bilar/land-rover/range-rover',
    );
  });

  it('keeps several brands in the query', () => {
    expect(toAddress(withFilters({ car_brand: ['Volvo', 'BMW'] }), context)).toBe(
      '/bilar?car_brand=Volvo&car_brand=BMW',
    );
  });

  it('writes everything else into the query', () => {
    const state = { keyphrase: 'röd dragkrok', filters: { car_price: ['0-9'] }, page: 2, sort: 'cheapest' };
    expect(toAddress(state, context)).toBe('/bilar?keyphrase=r%C3%B6d+dragkrok&car_price=0-9&sort=cheapest&page=2');
  });

  it('is read back as the same state', () => {
    const state: ListState = {
      keyphrase: 'a&b=c',
      filters: { car_brand: ['BMW', 'Volvo>XC60'], car_fuel: ['El'] },
      page: 3,
      sort: 'cheapest',
    };
    expect(parseListQuery(`?${toQuery(state, context)}`, context)).toEqual(state);
  });
});

describe('facets with all their values', () => {
  it('are read from the address', () => {
    const state = parseListQuery('?values=car_fuel&values=car_price&values=car_x&car_fuel=El', context);
    expect(state.completeFacets).toEqual(['car_fuel']);
  });

  it('are written to the address', () => {
    const state = parseListQuery('?values=car_fuel&values=car_price&values=car_x&car_fuel=El', context);
    expect(toAddress(state, context)).toBe('/bilar?car_fuel=El&values=car_fuel');
  });

  it('stay so when a filter changes', () => {
    const state = parseListQuery('?values=car_fuel', context);
    expect(toggleValue(state, 'car_fuel', 'El').completeFacets).toEqual(['car_fuel']);
  });

  it('are toggled one by one', () => {
    const both = toggleComplete(toggleComplete(empty, 'car_fuel'), 'car_brand');
    expect(both.completeFacets).toEqual(['car_fuel', 'car_brand']);
    expect(toggleComplete(toggleComplete(both, 'car_fuel'), 'car_brand')).toEqual(empty);
  });
});

describe('choosing values', () => {
  it('keeps a child without a bare parent', () => {
    const state = toggleValue(withFilters({ car_brand: ['Volvo'] }), 'car_brand', 'Volvo>XC60');
    expect(state.filters).toEqual({ car_brand: ['Volvo>XC60'] });
    expect(isChosen(state.filters['car_brand'], 'Volvo')).toBe(true);
  });

  it('drops the children with their parent', () => {
    expect(withoutValue(['Volvo', 'Volvo>XC60', 'BMW'], 'Volvo')).toEqual(['BMW']);
  });

  it('leaves the parent when the last child is cleared', () => {
    expect(toggleValue(withFilters({ car_brand: ['Volvo>XC60'] }), 'car_brand', 'Volvo>XC60').filters).toEqual({
      car_brand: ['Volvo'],
    });
  });

  it('returns to the first page', () => {
    const state = toggleValue({ ...withFilters({ car_fuel: ['El'] }), page: 3 }, 'car_fuel', 'El');
    expect(state).toEqual(empty);
  });

  it('does not mistake a brand for the beginning of another', () => {
    expect(normaliseValues(['MG', 'MGB>Roadster'])).toEqual(['MG', 'MGB>Roadster']);
  });

  it('adds matched filters to those chosen', () => {
    const merged = mergeFilters(withFilters({ car_fuel: ['El'] }), { car_fuel: ['Diesel'], car_brand: ['BMW'] }, 'red');
    expect(merged).toEqual({
      ...empty,
      keyphrase: 'red',
      filters: { car_fuel: ['El', 'Diesel'], car_brand: ['BMW'] },
    });
  });
});

describe('a matched range', () => {
  it('takes the place of the one chosen before', () => {
    const merged = mergeFilters(withFilters({ car_price: ['0-9'] }), { car_price: ['0-200000'] }, '');
    expect(merged.filters).toEqual({ car_price: ['0-200000'] });
  });
});

describe('path segments', () => {
  const facets: Facet[] = [
    {
      name: 'car_brand',
      type: 'terms',
      value: [
        { text: 'Škoda', count: 1, children: [{ text: 'Kodiaq RS', count: 1 }] },
        { text: 'Volvo', count: 2, children: [{ text: 'XC60', count: 2 }] },
      ],
    },
  ];

  it('are spelled as the facet values', () => {
    expect(resolveSegments(['volvo', 'xc60'], facets)).toEqual(['Volvo', 'XC60']);
    expect(resolveSegments(['skoda', 'kodiaq-rs'], facets)).toEqual(['Škoda', 'Kodiaq RS']);
  });

  it('stand for their own text when no value fits', () => {
    expect(resolveSegments(['foo'], facets)).toEqual(['foo']);
    expect(resolveSegments(['volvo', 'foo'], facets)).toEqual(['Volvo', 'foo']);
  });

  it('make the title', () => {
    expect(segmentTitle(['Volvo'])).toBe('Volvo');
    expect(segmentTitle(['Volvo', 'XC60'])).toBe('Volvo XC60');
  });
});

describe('search engines', () => {
  it('are given the path without a query as the one address', () => {
    expect(toListPath(withFilters({ car_brand: ['Volvo'], car_fuel: ['El'] }), context)).toBe('/bilar/volvo');
  });
});

describe('excluded values', () => {
  it('are read from the address', () => {
    const state = parseListQuery('?car_fuel=El&car_fuel=!Diesel', context);
    expect(state.filters).toEqual({ car_fuel: ['El', '!Diesel'] });
  });

  it('are written to the address', () => {
    const state = parseListQuery('?car_fuel=El&car_fuel=!Diesel', context);
    expect(toAddress(state, context)).toBe('/bilar?car_fuel=El&car_fuel=!Diesel');
  });

  it('of a brand stay in the query', () => {
    expect(toAddress(withFilters({ car_brand: ['!Volvo'] }), context)).toBe('/bilar?car_brand=!Volvo');
  });

  it('give way to a later opposite value', () => {
    expect(normaliseValues(['!Volvo', 'Volvo'])).toEqual(['Volvo']);
  });

  it('replace an earlier opposite value', () => {
    expect(normaliseValues(['Volvo>V60', '!Volvo'])).toEqual(['!Volvo']);
  });

  it('of a child narrow its chosen parent', () => {
    expect(normaliseValues(['Volvo', '!Volvo>V60'])).toEqual(['Volvo', '!Volvo>V60']);
  });

  it('of a child are left out next to the excluded parent', () => {
    expect(normaliseValues(['!Volvo>V60', '!Volvo'])).toEqual(['!Volvo']);
  });

  it('do not count as chosen', () => {
    const state = withFilters({ car_brand: ['!Volvo>V60'] });
    expect(isChosen(state.filters['car_brand'], 'Volvo')).toBe(false);
  });

  it('leave nothing behind when cleared', () => {
    const state = withFilters({ car_brand: ['!Volvo>V60'] });
    expect(toggleValue(state, 'car_brand', '!Volvo>V60').filters).toEqual({});
  });

  it('end when the value is chosen', () => {
    expect(toggleValue(withFilters({ car_fuel: ['!El'] }), 'car_fuel', 'El').filters).toEqual({ car_fuel: ['El'] });
  });
});

describe('years', () => {
  const years = { ...context, facets: [{ name: 'car_year' }] };
  const read = (query: string): string[] | undefined => parseListQuery(query, years).filters['car_year'];

  it.each([
    ['?car_year=2021', ['2021']],
    ['?car_year=2019&car_year=2021', ['2019', '2021']],
    ['?car_year=2019-2021', ['2019-2021']],
    ['?car_year.min=2019&car_year.max=', ['2019-']],
  ])('are read from %s', (query, values) => {
    expect(read(query)).toEqual(values);
  });

  it('of typed words replace those chosen before', () => {
    const before = { ...empty, filters: { car_year: ['2019-2021'] } };
    expect(mergeFilters(before, { car_year: ['2023-'] }, '').filters).toEqual({ car_year: ['2023-'] });
  });
});
