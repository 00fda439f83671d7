import type { CatalogueBackend, CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { keyphraseKnowledge, readKeyphrase } from '../../../shared/catalogue/keyphrase/keyphrase.ts';
import type { KeyphraseKnowledge } from '../../../shared/catalogue/keyphrase/keyphrase.ts';
import { wordSearch, listFilters } from '../../../shared/catalogue/list/listSearch.ts';
import { searchRequest } from '../../../shared/catalogue/searchRequest.ts';
import type { Facet } from '../../../shared/catalogue/SearchTypes.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { isInStock } from './isInStock.ts';
import type { SearchWordsByLanguage } from '../../../shared/catalogue/keyphrase/SearchWords.ts';
import { noSearchWords } from '../../../shared/catalogue/keyphrase/SearchWords.ts';
import type { PhraseLabels } from '../../../shared/catalogue/keyphrase/keyphraseFacetWords.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import type { ListContext } from '../../../shared/catalogue/list/listState.ts';
import { listsWithoutMore, listsWithoutPairs, relaxedLists } from '../../../shared/catalogue/list/relaxedLists.ts';
import type { RelaxedList, Relaxations, RelaxRequest } from '../../../shared/catalogue/list/RelaxationTypes.ts';

const maxCars = 4;
const maxLists = 6;

/**
 * Counts the cars of an empty list without each of its conditions.
 * When each of these lists is empty too, conditions are left out in pairs, then more at once, so that a stock with
 * cars always offers some. Each step takes at most ten concurrent searches; one more finds the first cars of the
 * nearest list. Lists without cars are left out.
 */
export async function relaxSearch(
  backend: CatalogueBackend,
  facets: ListContext['facets'],
  { index, keyphrase, filters }: RelaxRequest,
): Promise<Relaxations> {
  const search = (list: RelaxedList, limit: number): ReturnType<CatalogueBackend['searchCars']> => {
    const fields = limit > 0 ? [...cardFields] : ['car_id'];
    const ofList = { keyphrase: list.keyphrase, filters: listFilters(list.filters, { facets }) };
    return backend.searchCars(searchRequest(index, { ...ofList, fields, limit }));
  };
  for (const relax of [relaxedLists, listsWithoutPairs, listsWithoutMore]) {
    const counted = await Promise.all(
      relax({ keyphrase, filters }).map(async (list) => {
        const { total_items: total, keyphrase_used: used } = await search(list, 0);
        // a corrected keyphrase is not the list that the visitor requested
        return { ...list, total: used === undefined ? total : 0 };
      }),
    );
    const lists = counted.filter(({ total }) => total > 0).slice(0, maxLists);
    const [nearest] = lists;
    if (nearest) return { lists, cars: (await search(nearest, maxCars)).content };
  }
  return { lists: [], cars: [] };
}

const none: PhraseLabels = { own: [], others: [] };

/**
 * Returns the words for a delivered value: its label in the page's language, then the others.
 * Those are labels in other languages and other delivered spellings, which visitors and synonyms use as well.
 * @param delivered the language that the stock is delivered in
 */
export function phraseLabels(
  vocabulary: Vocabulary,
  { language, delivered }: { language: Language; delivered: Language | undefined },
): (facet: string, value: string) => PhraseLabels {
  return (facet, value) => {
    const entry = vocabularyEntry(vocabulary, facet, value, delivered);
    if (!entry) return none;
    const own = entry.labels[language];
    const others = [...Object.values(entry.labels), ...entry.values].filter(
      (label) => label !== own && label !== value,
    );
    return { own: own === undefined ? [] : [own], others };
  };
}

/** Options besides the facets; each has a default. */
export interface KeyphraseSettings {
  /** Words of the languages of pages; none by default. */
  searchWords?: SearchWordsByLanguage;
  /** Labels of delivered values; none by default. */
  vocabulary?: Vocabulary;
  /** Units and main language of an index's site; mil and hp by default. */
  siteOf?: (index: string) => KeyphraseSite;
  /** Changes with the stock of an index; cached facets are then out of date. */
  versionOf?: (index: string) => number;
  /** Milliseconds; only differences matter. */
  now?: () => number;
}

export type KeyphraseSite = Pick<SiteConfig, 'distanceUnit' | 'powerUnit'> &
  Partial<Pick<SiteConfig, 'currency' | 'languages' | 'plates'>>;

/** Maximum age of cached facet values, in ms. */
const cacheMs = 60_000;

interface KnownIndex {
  until: number;
  version: number;
  facets: Promise<readonly Facet[] | null>;
  byLanguage: Map<Language, Promise<KeyphraseKnowledge | null>>;
}

/**
 * Adds the interpretation of typed words to any search engine.
 * `facetAddress` returns the facets of an index's car list, which words can become filters of. The vocabulary is built from
 * the engine's facets, once a minute per index and language; failed responses are not cached. A word that looks like a
 * typo is left unchanged if the stock contains it.
 */
export function withKeyphrases(
  backend: CatalogueBackend,
  facetsOf: (index: string) => SiteConfig['facets'],
  {
    searchWords = new Map(),
    vocabulary = new Map(),
    siteOf = () => ({ distanceUnit: 'mil' }),
    versionOf = () => 0,
    now: clock = monotonicMs,
  }: KeyphraseSettings = {},
): CatalogueGateway {
  const indexes = new Map<string, KnownIndex>();

  const refreshIndex = (index: string): KnownIndex => {
    const now = clock();
    const cached = indexes.get(index);
    const version = versionOf(index);
    if (cached && cached.until > now && cached.version === version) return cached;
    const facets = backend
      .searchCars(wordSearch(index, facetsOf(index)))
      .then((answer) => (answer.error ? null : answer.facet));
    const fresh: KnownIndex = { until: now + cacheMs, version, facets, byLanguage: new Map() };
    indexes.set(index, fresh);
    const forget = (): void => {
      if (indexes.get(index) === fresh) indexes.delete(index);
    };
    facets.then((values) => values ?? forget(), forget);
    return fresh;
  };

  const loadKnowledge = (index: string, language: Language): Promise<KeyphraseKnowledge | null> => {
    const { facets, byLanguage } = refreshIndex(index);
    const cached = byLanguage.get(language);
    if (cached) return cached;
    const { languages, distanceUnit, powerUnit, currency, plates } = siteOf(index);
    const made = facets.then((values) =>
      values === null
        ? null
        : keyphraseKnowledge(values, {
            searchWords: searchWords.get(language) ?? noSearchWords,
            facetNames: facetsOf(index).map(({ name }) => name),
            labelsOf: phraseLabels(vocabulary, { language, delivered: languages?.[0] }),
            distanceUnit,
            ...(powerUnit ? { powerUnit } : {}),
            ...(currency ? { currency } : {}),
            ...(plates ? { platesInText: plates.inText } : {}),
          }),
    );
    byLanguage.set(language, made);
    return made;
  };

  return {
    searchCars: (request) => backend.searchCars(request),
    searchDealers: (request) => backend.searchDealers(request),
    relax: (request) => relaxSearch(backend, facetsOf(request.index), request),
    understand: async ({ index, language, keyphrase }) => {
      const knowledge = await loadKnowledge(index, language);
      if (!knowledge) return { filters: {}, keyphrase };
      let reading = readKeyphrase(keyphrase, knowledge);
      if (reading.corrections.length > 0) {
        const used = await Promise.all(
          reading.corrections.map(async ({ from }) => ((await isInStock(backend, index, from)) ? from : null)),
        );
        const spared = new Set(used.filter((word) => word !== null));
        if (spared.size > 0) reading = readKeyphrase(keyphrase, knowledge, spared);
      }
      const { filters, keyphrase: text, ignored, corrections } = reading;
      return {
        filters,
        keyphrase: text,
        ...(ignored.length > 0 ? { ignored } : {}),
        ...(corrections.length > 0 ? { corrections } : {}),
      };
    },
  };
}
