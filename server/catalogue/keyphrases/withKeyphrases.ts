import type { CatalogueBackend, CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { keyphraseKnowledge, readKeyphrase } from '../../../shared/catalogue/keyphrase.ts';
import type { KeyphraseKnowledge } from '../../../shared/catalogue/keyphrase.ts';
import { wordSearch } from '../../../shared/catalogue/listSearch.ts';
import type { Facet } from '../../../shared/catalogue/SearchTypes.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { SynonymsByLanguage } from './loadSynonyms.ts';

/** What counts besides the facets; each has a default. */
export interface KeyphraseSettings {
  synonyms?: SynonymsByLanguage;
  /** The units of an index's site: mil and hp when left out. */
  unitsOf?: (index: string) => Pick<SiteConfig, 'distanceUnit' | 'powerUnit'>;
  clock?: Clock;
}

/** The values of an index's facets are asked for again after so many milliseconds. */
const keptFor = 60_000;

interface KnownIndex {
  until: number;
  facets: Promise<readonly Facet[] | null>;
  byLanguage: Map<Language, Promise<KeyphraseKnowledge | null>>;
}

/**
 * Adds the understanding of typed words to any search engine. `facetsOf` gives the facets of an index's car list, which
 * are those that words can become filters of. What words are compared with is made from the engine's
 * facets, once in a minute for an index and language; an answer that failed is not kept. A word that would be taken for
 * a typing error is left alone when the stock has it.
 */
export function withKeyphrases(
  backend: CatalogueBackend,
  facetsOf: (index: string) => SiteConfig['facets'],
  { synonyms = new Map(), unitsOf = () => ({ distanceUnit: 'mil' }), clock = realClock }: KeyphraseSettings = {},
): CatalogueGateway {
  const known = new Map<string, KnownIndex>();

  const indexOf = (index: string): KnownIndex => {
    const now = clock.now().getTime();
    const before = known.get(index);
    if (before && before.until > now) return before;
    const facets = backend
      .searchCars(wordSearch(index, facetsOf(index)))
      .then((answer) => (answer.error ? null : answer.facet));
    const fresh: KnownIndex = { until: now + keptFor, facets, byLanguage: new Map() };
    known.set(index, fresh);
    const forget = (): void => {
      if (known.get(index) === fresh) known.delete(index);
    };
    facets.then((values) => values ?? forget(), forget);
    return fresh;
  };

  const knowledgeOf = (index: string, language: Language): Promise<KeyphraseKnowledge | null> => {
    const { facets, byLanguage } = indexOf(index);
    const before = byLanguage.get(language);
    if (before) return before;
    const made = facets.then((values) =>
      values === null
        ? null
        : keyphraseKnowledge(values, {
            language,
            synonyms: synonyms.get(language) ?? new Map(),
            facetNames: facetsOf(index).map(({ name }) => name),
            ...unitsOf(index),
          }),
    );
    byLanguage.set(language, made);
    return made;
  };

  const isUsed = async (index: string, word: string): Promise<boolean> => {
    const { total_items: total, keyphrase_used: used } = await backend.searchCars({
      ...wordSearch(index, []),
      keyphrase: word,
    });
    return total > 0 && used === undefined;
  };

  return {
    searchCars: (request) => backend.searchCars(request),
    searchDealers: (request) => backend.searchDealers(request),
    understand: async ({ index, language, keyphrase }) => {
      const knowledge = await knowledgeOf(index, language);
      if (!knowledge) return { filters: {}, keyphrase };
      let reading = readKeyphrase(keyphrase, knowledge);
      if (reading.mended.length > 0) {
        const used = await Promise.all(reading.mended.map(async (word) => ((await isUsed(index, word)) ? word : null)));
        const spared = new Set(used.filter((word) => word !== null));
        if (spared.size > 0) reading = readKeyphrase(keyphrase, knowledge, spared);
      }
      return { filters: reading.filters, keyphrase: reading.keyphrase };
    },
  };
}
