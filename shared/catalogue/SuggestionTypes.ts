import type { FoundPage } from '../content/SiteSearchGateway.ts';
import type { Car } from './Car.ts';

/** Minimum input length for suggestions. */
export const minSuggestionCharacters = 2;
/** Maximum length of a text for suggestions; the search field accepts no more. */
export const maxSuggestionCharacters = 100;

/** Suggestions for the visitor's input so far, best first. */
export interface Suggestions {
  models: SuggestedModel[];
  cars: Partial<Car>[];
  /** Number of cars that match. */
  total: number;
  dealers: SuggestedDealer[];
  pages: Pick<FoundPage, 'path' | 'title'>[];
}

/** A make, or a model of it, with the number of its cars in stock. */
export interface SuggestedModel {
  brand: string;
  /** "" for all models of the make. */
  model: string;
  count: number;
  /** URL of a picture of such a car; "" without one. */
  image: string;
}

export interface SuggestedDealer {
  slug: string;
  name: string;
  city: string;
}
