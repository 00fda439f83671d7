import { brandFacet, segmentTitle } from '../../../shared/catalogue/list/listState.ts';
import type { ListState } from '../../../shared/catalogue/list/listState.ts';
import type {
  ListFacet,
  ListValue,
  RangeListFacet,
  ValuesListFacet,
} from '../../../shared/catalogue/facets/ListFacet.ts';
import { hasCounts } from '../../../shared/catalogue/facets/packHistogram.ts';
import { yearFacet } from '../../../shared/catalogue/facets/rangeFacets.ts';
import { countText, moneyText } from '../../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { facetValueText, segmentLabels } from '../filters/facetValueText.ts';
import type { LoadContext } from '../../framework/PageRoute.ts';
import type { Translate } from '../../site/translate.ts';
import type { Landing, LandingGroup } from './carListState.ts';

interface Counts {
  facets: readonly ListFacet[];
  total: number;
}

interface Wording {
  site: SiteContext;
  t: Translate;
}

/**
 * Builds the landing content of a list from its response.
 * Only for lists that search engines index: all cars, a brand, a model. The route loads this module on demand: a page
 * from the server carries the finished text.
 */
export function buildLanding(list: ListState, { facets, total }: Counts, context: LoadContext): Landing {
  const { site, t } = context;
  const [brand, model] = (list.filters[brandFacet]?.[0] ?? '').split('>');
  const brands = findValues(facets, brandFacet);
  const models = brands.find(([text]) => text === brand)?.[2] ?? [];
  const group = (title: string, values: readonly ListValue[], parent: string): LandingGroup => ({
    title,
    brand: parent,
    values: values
      .filter(([text, count]) => count > 0 && text !== (parent ? model : brand))
      .map(([text, count]) => [text, count]),
  });
  const groups = [
    ...(brand ? [group(t('landingModels', { brand }), models, brand)] : []),
    group(t('landingBrands'), brands, ''),
  ];
  return {
    text: brand
      ? sentences(
          segmentTitle(segmentLabels(model ? [brand, model] : [brand], site.valueLabels)),
          { facets, total },
          { site, t },
        )
      : '',
    groups: groups.filter(({ values }) => values.length > 0),
  };
}

function sentences(value: string, { facets, total }: Counts, { site, t }: Wording): string {
  const findRange = (name: string): RangeListFacet | undefined =>
    facets.find(
      (facet): facet is RangeListFacet => facet.kind === 'range' && facet.name === name && hasCounts(facet.counts),
    );
  const price = findRange('car_price');
  const years = findRange(yearFacet);
  const money = (amount: number): string => moneyText(amount, site.locale, site.currency);
  const [fuel] = findValues(facets, 'car_fuel')
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  return [
    t('landingCount', { count: countText(total), value }),
    price ? t('landingPrices', { min: money(price.min), max: money(price.max) }) : '',
    years ? t('landingYear', { year: String(years.max) }) : '',
    fuel && total > 1 ? t('landingFuel', { fuel: facetValueText(t, 'car_fuel', fuel[0], site) }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function findValues(facets: readonly ListFacet[], name: string): readonly ListValue[] {
  return facets.find((facet): facet is ValuesListFacet => facet.kind === 'values' && facet.name === name)?.values ?? [];
}
