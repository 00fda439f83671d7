import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { isItemsRule } from '../feed/mapping/FeedMappingTypes.ts';
import type { FeedMapping } from '../feed/mapping/FeedMappingTypes.ts';
import { nameFacets } from './nameFacets.ts';

/** A language that knows more of a feed's values than that of its mapping. */
export interface LanguageHint {
  /** Language in which the feed is read. */
  language: Language;
  better: Language;
  /** Values that each of them knows. */
  known: number;
  betterKnown: number;
}

/** A value or two may be words of another language by chance. */
const minMore = 2;
/** Maximum number of different values of a facet that are compared: equipment may be free text. */
const maxValues = 5000;

/** A feed may have words of several variants: "en" for "en-US". */
const withoutVariant = (language: Language): Language => language.replace(/-.*$/, '');

/** Values that the rules of a mapping write: they say nothing about the language of the feed. */
function writtenValues({ fields }: FeedMapping): Set<unknown> {
  const values = Object.values(fields).flatMap((rule) =>
    isItemsRule(rule)
      ? []
      : [rule.constant, rule.default, ...Object.values(rule.valueMap ?? {}), ...Object.values(rule.flags ?? {})],
  );
  return new Set(values.flat());
}

/** Different values of a feed, before they are translated. */
export class DeliveredValues {
  private readonly byFacet = new Map<string, Set<string>>();
  private readonly written: ReadonlySet<unknown>;

  constructor(
    private readonly vocabulary: Vocabulary,
    mapping: FeedMapping,
  ) {
    this.written = writtenValues(mapping);
  }

  add(facet: string, value: string): void {
    if (nameFacets.has(facet) || this.written.has(value)) return;
    const values = this.byFacet.get(facet) ?? new Set();
    if (values.size < maxValues) this.byFacet.set(facet, values.add(value));
  }

  /**
   * Compares the languages by the values that are their labels. Values that all languages share do not count.
   * @returns null when no language knows clearly more than `language`
   */
  betterLanguage(language: Language): LanguageHint | null {
    const known = new Map<Language, number>();
    for (const [facet, values] of this.byFacet) {
      const { languagesByLabel, languages } = this.labelsOf(facet);
      for (const value of new Set([...values].map(foldedValue))) {
        const names = languagesByLabel.get(value);
        if (!names || names.size === languages.size) continue;
        for (const name of names) known.set(name, (known.get(name) ?? 0) + 1);
      }
    }
    const own = known.get(withoutVariant(language)) ?? 0;
    const [best] = [...known].sort(([, one], [, other]) => other - one);
    if (!best || best[1] < own + minMore) return null;
    return { language, better: best[0], known: own, betterKnown: best[1] };
  }

  private labelsOf(facet: string): { languagesByLabel: Map<string, Set<Language>>; languages: Set<Language> } {
    const languagesByLabel = new Map<string, Set<Language>>();
    const languages = new Set<Language>();
    for (const { labels } of this.vocabulary.get(facet) ?? []) {
      for (const [language, label] of Object.entries(labels)) {
        const folded = foldedValue(label);
        const name = withoutVariant(language);
        languagesByLabel.set(folded, (languagesByLabel.get(folded) ?? new Set()).add(name));
        languages.add(name);
      }
    }
    return { languagesByLabel, languages };
  }
}
