import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import { factPrefix } from '../../../shared/catalogue/facets/rangeFacets.ts';
import { brandFacet } from '../../../shared/catalogue/list/listState.ts';
import { brandNames, deliveredValues, vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { ValueLabels } from '../../../shared/catalogue/ValueLabels.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { valueLabelsFor } from './valueLabelsFor.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Facets whose values are names. Few of them are words, so a name without an entry is not reported; nor is a fact. */
const nameFacets: ReadonlySet<string> = new Set(['car_model', brandFacet]);

/** The labels of every site's facet values. */
export interface SiteVocabularies {
  /** Labels for a site's pages in a language; undefined when all values are already in that language. */
  labelsOf(site: SiteConfig, language: Language): ValueLabels | undefined;
  /** Returns the spelling that a site's stock delivers of a value, label or code; the text itself without one. */
  deliveredValue(site: SiteConfig, language: Language, facet: string, text: string): string;
  /**
   * Records delivered values of a facet: logs those without a label, once each.
   * @param isWholeStock true when no filter excluded values: from then on labels are for delivered values only
   */
  observe(site: SiteConfig, facet: string, values: readonly string[], isWholeStock?: boolean): void;
}

/** Returns the name of the vocabulary with the spellings of a facet's values. */
const vocabularyOf = (facet: string): string => (facet === brandFacet ? brandNames : facet);

interface KnownSite {
  seen: Map<string, Set<string>>;
  /** Facets whose values are all in `seen`. */
  whole: Set<string>;
  labels: Map<Language, ValueLabels | undefined>;
}

/**
 * Computes labels once per site and language, and again only after a stock delivered a new value.
 * @param onMissed called with the name of a site whose earlier pages lack the label of a value that its stock delivers
 * now
 */
export function createSiteVocabularies(
  vocabulary: Vocabulary,
  logger: Logger,
  onMissed: (site: string) => void = () => undefined,
): SiteVocabularies {
  const sitesByName = new Map<string, KnownSite>();

  const findOrCreateSite = (name: string): KnownSite => {
    const site = sitesByName.get(name) ?? { seen: new Map(), whole: new Set(), labels: new Map() };
    sitesByName.set(name, site);
    return site;
  };

  const report = (site: SiteConfig, facet: string, value: string): void => {
    const entry = vocabularyEntry(vocabulary, facet, value, site.languages[0]);
    if (!entry && (nameFacets.has(facet) || facet.startsWith(factPrefix))) return;
    // a site in one language shows an unknown value as delivered, in that language
    const missing = site.languages.filter((language, place) =>
      entry ? entry.labels[language] === undefined : place > 0,
    );
    for (const language of missing) {
      logger.warn('vocabulary.missing', { site: site.name, language, facet, value: cutText(value, 120) });
    }
  };

  return {
    labelsOf(site, language) {
      const { labels, ...delivered } = findOrCreateSite(site.name);
      if (!labels.has(language)) labels.set(language, valueLabelsFor(vocabulary, site, language, delivered));
      return labels.get(language);
    },
    deliveredValue(site, language, facet, text) {
      const seen = findOrCreateSite(site.name).seen.get(facet);
      if (!seen || seen.has(text)) return text;
      const spellings = deliveredValues(vocabulary, vocabularyOf(facet), text, language);
      const exact = spellings.find((spelling) => seen.has(spelling));
      if (exact !== undefined) return exact;
      const folded = new Set([text, ...spellings].map(foldedValue));
      return [...seen].find((value) => folded.has(foldedValue(value))) ?? text;
    },
    observe(site, facet, values, isWholeStock = false) {
      if (!vocabulary.has(vocabularyOf(facet))) return;
      const { seen, whole, labels } = findOrCreateSite(site.name);
      const wasWhole = whole.has(facet);
      if (isWholeStock && values.length > 0 && !wasWhole) {
        whole.add(facet);
        labels.clear();
      }
      const before = seen.get(facet) ?? new Set();
      seen.set(facet, before);
      for (const value of values) {
        if (value === '' || before.has(value)) continue;
        before.add(value);
        labels.clear();
        report(site, facet, value);
        if (wasWhole && vocabularyEntry(vocabulary, facet, value, site.languages[0])) onMissed(site.name);
      }
    },
  };
}
