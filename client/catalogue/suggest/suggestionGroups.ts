import { carName } from '../../../shared/catalogue/car/carRules.ts';
import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import { brandFacet, toListPath } from '../../../shared/catalogue/list/listState.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import type { Suggestions } from '../../../shared/catalogue/SuggestionTypes.ts';
import { valueLabel } from '../../../shared/catalogue/vocabulary.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { dealerPath } from '../dealers/dealerPaths.ts';
import { buildListContext } from '../listContext.ts';

/** A suggestion as shown in the list. */
export interface SuggestionOption {
  href: string;
  title: string;
  detail: string;
  /** Address of a picture; undefined for a kind of suggestion without one. */
  image?: string;
}

export interface SuggestionGroup {
  title: string;
  options: SuggestionOption[];
}

/** Suggestions by kind, without empty kinds. */
export function suggestionGroups(
  { models, cars, dealers, pages }: Suggestions,
  site: SiteContext,
  t: Translate,
): SuggestionGroup[] {
  const urls = buildListContext(site, t);
  const groups: SuggestionGroup[] = [
    {
      title: t('suggestModels'),
      options: models.map(({ brand, model, count, image }) => ({
        href: toListPath({ filters: { [brandFacet]: [model ? `${brand}>${model}` : brand] } }, urls),
        title: `${brand} ${model && valueLabel(site.valueLabels, 'car_model', model)}`.trim(),
        detail: t('carCount', { count }),
        image,
      })),
    },
    {
      title: t('carListTitle'),
      options: cars.map((car) => ({
        href: carPath(site.basePath, t('pathToCarDetail'), { car_id: car.car_id ?? '', slug: car.slug ?? '' }),
        title: carName(car),
        detail: [car.car_version, car.car_year, car.car_price && moneyText(car.car_price, site.locale, site.currency)]
          .filter(Boolean)
          .join(' ·\u00a0'), // no dot at a line's end
        image: car.car_primary_image?.thumbnail_url ?? '',
      })),
    },
    {
      title: t('dealerListTitle'),
      options: dealers.map(({ slug, name, city }) => ({ href: dealerPath(site, t, slug), title: name, detail: city })),
    },
    {
      title: t('suggestPages'),
      options: pages.map(({ path, title }) => ({ href: path, title, detail: '' })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
