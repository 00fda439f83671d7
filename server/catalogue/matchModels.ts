import { foldedWords } from '../../shared/catalogue/foldText.ts';
import type { FacetValue } from '../../shared/catalogue/SearchTypes.ts';
import type { SuggestedModel } from '../../shared/catalogue/SuggestionTypes.ts';

/** True if every typed word begins a word of the text; both folded. */
export function matchesWords(text: string, typed: readonly string[]): boolean {
  const words = foldedWords(text);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

/**
 * Finds the makes and models in stock whose name contains every typed word or its beginning.
 * Makes come first, then models by descending count.
 * @param brands values of the facet of makes, with their models as children
 * @param typed folded words
 */
export function matchModels(brands: readonly FacetValue[], typed: readonly string[]): Omit<SuggestedModel, 'image'>[] {
  const inStock = brands.filter(({ count }) => count > 0);
  const makes = inStock
    .filter(({ text }) => matchesWords(text, typed))
    .map(({ text, count }) => ({ brand: text, model: '', count }));
  const models = inStock
    .flatMap(({ text: brand, children = [] }) => children.map(({ text: model, count }) => ({ brand, model, count })))
    .filter(({ brand, model, count }) => count > 0 && matchesWords(`${brand} ${model}`, typed))
    .sort((one, other) => other.count - one.count);
  return [...makes, ...models];
}
