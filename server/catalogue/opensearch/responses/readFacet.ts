import Joi from 'joi';
import type { Facet, FacetValue } from '../../../../shared/catalogue/SearchTypes.ts';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { textOrder } from '../../embedded/columns/textOrder.ts';
import { checked, SearchAnswerError } from './checked.ts';
import type { PlannedFacet } from '../query/facetAggregation.ts';
import { groupOf } from '../query/filterClause.ts';
import type { CountedTerm, Extent, KnownValues, Stats } from '../query/KnownValues.ts';
import { countedTermsSchema, statsSchema } from '../query/KnownValues.ts';
import { rangeBins } from '../query/rangeBins.ts';

/** Response of a facet's aggregation (facetAggregation.ts). */
interface FacetAnswer {
  values?: { buckets: CountedTerm[] };
  extent?: Stats;
  bins?: { buckets: { doc_count: number }[] };
}

const answerSchema = Joi.object<FacetAnswer>({
  values: countedTermsSchema.optional(),
  extent: statsSchema.optional(),
  bins: Joi.object({
    buckets: Joi.array()
      .items(Joi.object({ doc_count: Joi.number().required() }))
      .required(),
  }),
}).required();

/** Responses by name of the planned facet. */
export type FacetAnswers = Readonly<Record<string, unknown>>;

function readAnswer({ name }: PlannedFacet, answers: FacetAnswers): FacetAnswer {
  return checked(answers[name], answerSchema);
}

/** The facet with its extent from the first query, if it was requested. */
export function withExtent(facet: PlannedFacet, answers: FacetAnswers): PlannedFacet {
  if (facet.extent !== undefined || !(facet.name in answers)) return facet;
  const { extent } = readAnswer(facet, answers);
  if (!extent) return facet;
  const { min, max } = extent;
  return { ...facet, extent: min === null || max === null ? null : { min, max } };
}

/**
 * Converts a facet's response into the website's format.
 * Values without a count are included with 0.
 * @throws SearchAnswerError for a response of another form
 */
export function readFacet<T>(
  facet: PlannedFacet,
  answers: FacetAnswers,
  schema: IndexSchema<T>,
  known: KnownValues,
): Facet {
  const { name, child_name, sort_order } = facet.request;
  const order = textOrder(schema.locale);
  const ordered = (counts: ReadonlyMap<string, number>): FacetValue[] => {
    const values = [...counts].map(([text, count]): FacetValue => ({ text, count }));
    return values.sort((a, b) => (sort_order === 'asc' ? 0 : b.count - a.count) || order(a.text, b.text));
  };
  if (schema.ranges.some((range) => range.name === name)) return histogram(facet, answers);
  const buckets = readAnswer(facet, answers).values?.buckets ?? [];
  const { hierarchy } = schema;
  if (name !== hierarchy?.parent && name !== hierarchy?.child) {
    const texts = known.terms.get(groupOf(name, schema))?.texts ?? [];
    return { name, type: 'terms', value: ordered(buildCounts(texts, buckets)) };
  }
  if (name === hierarchy.child) {
    const counts = new Map<string, number>();
    for (const parent of known.parents.texts) {
      for (const [text, count] of childCounts(parent, buckets, known)) {
        counts.set(text, (counts.get(text) ?? 0) + count);
      }
    }
    return { name, type: 'terms', value: ordered(counts) };
  }
  const value = ordered(buildCounts(known.parents.texts, buckets));
  if (child_name !== hierarchy.child) return { name, type: 'terms', value };
  for (const parent of value) parent.children = ordered(childCounts(parent.text, buckets, known));
  return { name, child_name, type: 'terms', value };
}

function buildCounts(texts: readonly string[], buckets: readonly CountedTerm[]): Map<string, number> {
  const counts = new Map(texts.map((text) => [text, 0]));
  for (const { key, doc_count } of buckets) counts.set(key, doc_count);
  return counts;
}

function childCounts(parent: string, buckets: readonly CountedTerm[], known: KnownValues): Map<string, number> {
  const own = buckets.find(({ key }) => key === parent)?.child?.buckets ?? [];
  return buildCounts(known.children.get(parent)?.texts ?? [], own);
}

function histogram(facet: PlannedFacet, answers: FacetAnswers): Facet {
  const { name } = facet.request;
  if (!facet.extent) return { name, type: 'histogram', value: [] };
  const buckets = readAnswer(facet, answers).bins?.buckets ?? [];
  const bins: Extent[] = rangeBins(facet.extent);
  if (buckets.length !== bins.length) {
    throw new SearchAnswerError(`${bins.length} bins were requested, ${buckets.length} were returned.`);
  }
  const value = bins.map(({ min, max }, place) => ({ text: '', count: buckets[place]?.doc_count ?? 0, min, max }));
  return { name, type: 'histogram', ...facet.extent, value };
}
