import Joi from 'joi';
import type { Facet, FacetValue, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { isRangeFacet } from '../../../shared/catalogue/facets/rangeFacets.ts';

/** A document as delivered: its fields are read one by one, see carReader.ts and dealerReader.ts. */
export type WireDocument = Record<string, unknown>;

interface WireFacetValue {
  text: string | number | boolean;
  count: number;
  children?: WireFacetValue[] | null;
  min?: number | null;
  max?: number | null;
}

interface WireFacet {
  name: string;
  child_name?: string | null;
  type?: string | null;
  min?: number | null;
  max?: number | null;
  value: WireFacetValue[];
}

export interface SearchAnswer {
  facet: WireFacet[];
  content: WireDocument[];
  total_items: number;
  keyphrase_used?: string | null;
}

const bound = Joi.number().unsafe().allow(null);

/** Values may nest once: brand > model. */
function facetValue(children: Joi.Schema): Joi.ObjectSchema<WireFacetValue> {
  return Joi.object<WireFacetValue>({
    text: Joi.alternatives(Joi.string().allow(''), Joi.number(), Joi.boolean()).required(),
    count: Joi.number().integer().min(0).required(),
    children,
    min: bound,
    max: bound,
  });
}

const children = Joi.array().items(facetValue(Joi.any())).allow(null);

/** Response of the search proxy. Other keys are ignored; these must have their form. */
export const searchAnswerSchema = Joi.object<SearchAnswer>({
  facet: Joi.array()
    .items(
      Joi.object<WireFacet>({
        name: Joi.string().required(),
        child_name: Joi.string().allow('', null),
        type: Joi.string().allow('', null),
        min: bound,
        max: bound,
        value: Joi.array().items(facetValue(children)).required(),
      }),
    )
    .required(),
  content: Joi.array().items(Joi.object()).required(),
  total_items: Joi.number().integer().min(0).required(),
  keyphrase_used: Joi.string().allow('', null),
});

/** Converts the response to the website's format; `read` converts a delivered document. */
export function searchResponse<T>(
  answer: SearchAnswer,
  { limit, offset }: { limit: number; offset: number },
  read: (document: WireDocument) => T,
): SearchResponse<T> {
  return {
    facet: answer.facet.map(toFacet),
    content: answer.content.map(read),
    total_items: answer.total_items,
    limit,
    offset,
    ...(answer.keyphrase_used ? { keyphrase_used: answer.keyphrase_used } : {}),
  };
}

function toFacet({ name, child_name, type, min, max, value }: WireFacet): Facet {
  return {
    name,
    ...(child_name ? { child_name } : {}),
    type: type || (isRangeFacet(name) ? 'histogram' : 'terms'),
    ...extent(min, max),
    value: value.map(toFacetValue),
  };
}

function toFacetValue({ text, count, children: inner, min, max }: WireFacetValue): FacetValue {
  return {
    text: String(text),
    count,
    ...(inner ? { children: inner.map(toFacetValue) } : {}),
    ...extent(min, max),
  };
}

function extent(min: number | null | undefined, max: number | null | undefined): { min?: number; max?: number } {
  return {
    ...(min === null || min === undefined ? {} : { min }),
    ...(max === null || max === undefined ? {} : { max }),
  };
}
