import { describe, expect, it } from '@jest/globals';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { AppStore } from '../../app/store.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { emptyDealerList, nearPlace } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { DealerListState } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { loadDealerList } from './loadDealerList.ts';

type Answer = SearchResponse<Partial<Dealer>>;

function dealer(at: number): Partial<Dealer> {
  return { id: String(at), slug: `d-${at}`, site_official_name: `D ${at}`, site_geocoord: `${60 - at / 100},18` };
}

interface World {
  store: AppStore;
  asked: SearchRequest[];
  load: (more?: Partial<DealerListState>) => Promise<void>;
}

/** A store with `total` dealers; `answer` may override the response to a request. */
function world(total: number, answer?: (request: SearchRequest) => Promise<Answer> | undefined): World {
  const asked: SearchRequest[] = [];
  const { gateways } = fakeCatalogue(0);
  const store = testStore({
    ...gateways,
    clock: { now: () => new Date(1_000_000) },
    catalogue: {
      ...gateways.catalogue,
      searchDealers: (request) => {
        asked.push(request);
        const count = Math.max(0, Math.min(request.limit, total - request.offset));
        const content = Array.from({ length: count }, (_none, at) => dealer(request.offset + at));
        const facet = [
          {
            name: 'site_region',
            type: 'terms',
            value: [
              { text: 'A', count: 1 },
              { text: 'B', count: 0 },
            ],
          },
          { name: 'site_brands', type: 'terms', value: [{ text: 'Only', count: 1 }] },
        ];
        return answer?.(request) ?? Promise.resolve({ facet, content, total_items: total });
      },
    },
  });
  const load: World['load'] = (more = {}) =>
    store.dispatch(loadDealerList({ ...emptyDealerList, ...more }, '/anlaggningar'));
  return { store, asked, load };
}

describe('loading a list of dealers', () => {
  it('keeps only what its page shows', async () => {
    const { store, load } = world(3);
    await load();
    const { status, dealers, total, facets, now } = store.getState().dealerList;
    expect([status, total, now]).toEqual(['ready', 3, 1_000_000]);
    expect(dealers.map(({ slug }) => slug)).toEqual(['d-0', 'd-1', 'd-2']);
    expect(facets.map(({ name }) => name)).toEqual(['site_region']);
  });

  it('shows a dealer once that moved to the next page', async () => {
    const { store, asked, load } = world(100, (request) =>
      request.offset === 48
        ? Promise.resolve({ facet: [], content: [dealer(47), dealer(48)], total_items: 100 })
        : undefined,
    );
    await load();
    await load({ page: 1 });
    expect(asked[1]).toMatchObject({ limit: 48, offset: 48, facets: [] });
    const { dealers, facets } = store.getState().dealerList;
    expect(dealers).toHaveLength(49);
    expect(facets).toHaveLength(1);
  });

  it('asks for all pages of a list that is opened anew', async () => {
    const { store, asked, load } = world(100);
    await load({ page: 1 });
    expect(asked).toMatchObject([{ limit: 96, offset: 0 }]);
    expect(store.getState().dealerList.dealers).toHaveLength(96);
  });

  it('shows the nearest first', async () => {
    const { store, load } = world(100);
    await load({ near: nearPlace({ lat: 59, lng: 18 }, 'Nynäs') });
    const { dealers } = store.getState().dealerList;
    expect(dealers).toHaveLength(48);
    expect(dealers[0]).toMatchObject({ id: '99' });
    expect(dealers[0]?.distance).toBeCloseTo(1.1, 1);
  });

  it('drops an answer that a later list has overtaken', async () => {
    let release: (answer: Answer) => void = () => undefined;
    const slow = new Promise<Answer>((resolve) => {
      release = resolve;
    });
    const { store, load } = world(3, ({ keyphrase }) => (keyphrase === 'slow' ? slow : undefined));
    const first = load({ keyphrase: 'slow' });
    await load({ keyphrase: 'quick' });
    release({ facet: [], content: [dealer(9)], total_items: 1 });
    await first;
    expect(store.getState().dealerList).toMatchObject({ total: 3, list: { keyphrase: 'quick' } });
  });

  it('keeps a failure as such', async () => {
    const failure: Answer = { facet: [], content: [], total_items: 0, error: true };
    const { store, load } = world(3, () => Promise.resolve(failure));
    await load();
    expect(store.getState().dealerList).toMatchObject({ status: 'error', dealers: [] });
  });
});
