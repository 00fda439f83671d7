import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { IndexSchema } from './IndexSchema.ts';

/** Search schema of dealers. */
export const dealerIndexSchema: IndexSchema<Dealer> = {
  readId: (dealer) => dealer.id,
  idField: 'id',
  terms: [
    { name: 'site_city', read: (dealer) => dealer.site_city },
    { name: 'site_region', read: (dealer) => dealer.site_region },
    { name: 'website_city', read: (dealer) => dealer.website_city },
    { name: 'website_sort_order', read: (dealer) => dealer.website_sort_order },
    { name: 'site_brands', read: (dealer) => dealer.site_brands },
    { name: 'department_group', read: (dealer) => dealer.site_departments.flatMap(({ group }) => group || []) },
    {
      name: 'department_type',
      read: (dealer) => dealer.site_departments.map(({ department_type }) => department_type),
    },
    {
      name: 'department_brands',
      read: (dealer) =>
        dealer.site_departments.flatMap(({ brands }) =>
          brands.flatMap(({ brand_code, brand_name, brand_names }) => [
            brand_code,
            ...(brand_name ? [brand_name] : []),
            ...(brand_names ?? []),
          ]),
        ),
    },
  ],
  ranges: [],
  keys: [{ name: 'id' }, { name: 'slug' }],
  sorts: [
    { name: 'website_sort_order', read: (dealer) => dealer.website_sort_order },
    { name: 'site_official_name', read: (dealer) => dealer.site_official_name, byLocale: true },
    { name: 'site_city', read: (dealer) => dealer.site_city, byLocale: true },
  ],
  defaultSort: 'website_sort_order:asc',
  texts: [
    { weight: 4, read: (dealer) => [dealer.site_official_name, dealer.site_city, dealer.website_city] },
    { weight: 2, read: (dealer) => [dealer.site_street, dealer.site_zip, dealer.site_region] },
    { weight: 1, read: (dealer) => [...dealer.site_brands, ...dealer.site_departments.map(({ name }) => name)] },
  ],
};
