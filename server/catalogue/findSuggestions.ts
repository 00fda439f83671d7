import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import { foldedWords } from '../../shared/catalogue/foldText.ts';
import { hasDealers } from '../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { brandFacet } from '../../shared/catalogue/list/listState.ts';
import { searchRequest } from '../../shared/catalogue/searchRequest.ts';
import type { Filters, FacetValue } from '../../shared/catalogue/SearchTypes.ts';
import type { SuggestedDealer, SuggestedModel, Suggestions } from '../../shared/catalogue/SuggestionTypes.ts';
import type { SiteSearchGateway } from '../../shared/content/SiteSearchGateway.ts';
import type { Language, SiteFeatures } from '../../shared/site/SiteTypes.ts';

/** True if every typed word begins a word of its own in the text: "volvo v" is no "Volvo XC60"; both folded. */
function matchesWords(text: string, typed: readonly string[]): boolean {
  const words = foldedWords(text);
  const longestFirst = [...new Set(typed)].sort((one, other) => other.length - one.length);
  return longestFirst.every((start) => {
    const at = words.findIndex((word) => word.startsWith(start));
    if (at >= 0) words.splice(at, 1);
    return at >= 0;
  });
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

const maxModels = 5;
const maxCars = 3;
const maxDealers = 3;
const maxPages = 4;
/** Number of cars searched for a picture of each model. */
const carsWithPictures = 48;
/** More than a site has. */
const allDealers = 1000;

const carFields: (keyof Car)[] = [
  'car_id',
  'slug',
  'car_brand',
  'car_model',
  'car_model_text',
  'car_version',
  'car_year',
  'car_mileage',
  'car_price',
  'car_primary_image',
];

export interface SuggestionSources {
  catalogue: CatalogueGateway;
  siteSearch: SiteSearchGateway;
}

interface Typed {
  site: string;
  language: Language;
  text: string;
}

/**
 * Finds suggestions for the beginning of a search: models in stock, cars, dealers and pages.
 * A failing source returns none.
 * @param features of the site: pages only without stock and dealers
 */
export async function findSuggestions(
  { catalogue, siteSearch }: SuggestionSources,
  typed: Typed,
  features: SiteFeatures,
): Promise<Suggestions> {
  const [stock, dealers, pages] = await Promise.all([
    features.stock ? findInStock(catalogue, typed) : { models: [], cars: [], total: 0 },
    hasDealers({ features }) ? findDealers(catalogue, typed) : [],
    siteSearch.search(typed).catch(() => []),
  ]);
  return { ...stock, dealers, pages: pages.slice(0, maxPages).map(({ path, title }) => ({ path, title })) };
}

async function findInStock(
  catalogue: CatalogueGateway,
  { site, language, text }: Typed,
): Promise<Pick<Suggestions, 'models' | 'cars' | 'total'>> {
  const index = indexFor(site, 'vehicles');
  const brands = await catalogue.searchCars(
    searchRequest(index, { facets: [{ name: brandFacet, child_name: 'car_model' }] }),
  );
  const models = matchModels(brands.facet[0]?.value ?? [], foldedWords(text)).slice(0, maxModels);
  const list = models.length > 0 ? { filters: buildFilter(models), keyphrase: '' } : null;
  const meant = list ?? (await catalogue.understand({ index, language, keyphrase: text }));
  const found = await catalogue.searchCars(
    searchRequest(index, { ...meant, filters: meant.filters, fields: carFields, limit: carsWithPictures }),
  );
  const pictured = found.content.filter((car) => car.car_primary_image);
  return {
    models: models.map((model): SuggestedModel => ({ ...model, image: findImage(model, pictured) })),
    cars: pictured.slice(0, maxCars),
    total: found.total_items,
  };
}

/** Filter for a list of the found models; a found make includes its models. */
function buildFilter(models: readonly Omit<SuggestedModel, 'image'>[]): Filters {
  const makes = new Set(models.filter(({ model }) => model === '').map(({ brand }) => brand));
  const alone = models.filter(({ brand, model }) => model !== '' && !makes.has(brand));
  return { [brandFacet]: [...makes, ...alone.map(({ brand, model }) => `${brand}>${model}`)] };
}

function findImage({ brand, model }: Omit<SuggestedModel, 'image'>, cars: readonly Partial<Car>[]): string {
  const like = cars.find((car) => car.car_brand === brand && (model === '' || car.car_model === model));
  return like?.car_primary_image?.thumbnail_url ?? '';
}

async function findDealers(catalogue: CatalogueGateway, { site, text }: Typed): Promise<SuggestedDealer[]> {
  const typed = foldedWords(text);
  const fields = ['slug', 'site_official_name', 'site_city', 'site_street', 'site_zip'];
  const { content } = await catalogue.searchDealers(
    searchRequest(indexFor(site, 'sites'), { fields, limit: allDealers }),
  );
  return content
    .filter((dealer) =>
      matchesWords([dealer.site_official_name, dealer.site_city, dealer.site_street].join(' '), typed),
    )
    .slice(0, maxDealers)
    .map(({ slug = '', site_official_name: name = '', site_city: city = '' }) => ({ slug, name, city }));
}
