import { carPath, slugWords } from '../../../shared/catalogue/car/carPaths.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carByIdSearch } from '../../../shared/catalogue/list/listSearch.ts';
import { carName, isLongSold } from '../../../shared/catalogue/car/carRules.ts';
import { brandFacet, toListPath } from '../../../shared/catalogue/list/listState.ts';
import { internationalNumber } from '../../../shared/kit/text/phoneHref.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carDescription, carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carStructuredData, offeredPrice } from '../../../shared/catalogue/car/carStructuredData.ts';
import type { CarSellerData } from '../../../shared/catalogue/car/carStructuredData.ts';
import type { LoadContext, PageOutcome, RouteOutcome } from '../../framework/PageRoute.ts';
import { loadFrame } from '../../framework/loadLayout.ts';
import type { CarDealer } from './carDealer.ts';
import { carMissing, carShown } from './carDetailState.ts';
import { dealerPath } from '../dealers/dealerPaths.ts';
import { namesVat } from './namesVat.ts';
import { loadCarDetail } from './loadCarDetail.ts';
import type { FoundCar } from './loadCarDetail.ts';
import { buildListContext } from '../listContext.ts';
import { schemaKey } from '../../../shared/catalogue/vocabulary.ts';
import { absoluteAddress } from '../../site/absoluteAddress.ts';
import { breadcrumbData } from '../../site/breadcrumbData.ts';
import type { Crumb } from '../../site/breadcrumbData.ts';
import { crumbsToList, missingHead } from '../pageHead.ts';
import { readPromises } from './promises/readPromises.ts';
import { versionsBelow } from '../versionsBelow.ts';
import { withoutSections } from '../withoutSections.ts';

const minute = 60_000;

/** Loads the car and its frame, and determines the outcome of the address. An earlier id redirects to the present one. */
export async function loadCarDetailPage(context: LoadContext, { carId, slug }: CarDetailParams): Promise<RouteOutcome> {
  const { site, t, store } = context;
  const notFound: FoundCar = {
    car: null,
    movedTo: null,
    equipmentKinds: [],
    bestEquipment: [],
    similar: [],
    dealer: null,
    recipients: { recipient: null, dealerships: null },
  };
  const carRequest = site.features.stock ? store.dispatch(loadCarDetail(carId)) : Promise.resolve(notFound);
  const [found, layout, carFrame] = await Promise.all([
    carRequest,
    loadFrame(context, `/${t('pathToCarList')}`),
    loadFrame(context, `/${t('pathToCarDetail')}`),
  ]);
  const { car, movedTo, similar, dealer } = found;
  const now = context.gateways.clock.now();
  const gone = car !== null && isLongSold(car, now);
  if (!car || gone) {
    store.dispatch(carMissing({ similar, words: slugWords(slug || (car?.slug ?? '')), isGone: gone }));
    const head = missingHead(`${t('carNotFoundTitle')} | ${site.displayName}`, t('carNotFoundText'));
    return { kind: 'page', status: gone ? 410 : 404, head, layout, breadcrumbs: [] };
  }
  const path = carPath(site.basePath, t('pathToCarDetail'), { car_id: movedTo ?? carId, slug: car.slug ?? '' });
  // both keep the query: campaign tracking, and the loan of a shared link
  if (movedTo !== null) return { kind: 'redirect', status: 308, location: path + context.location.search };
  if (slug === '') return { kind: 'redirect', status: 302, location: path + context.location.search };
  const versions = versionsBelow(carFrame, [carId, car.slug ?? ''])?.languages ?? [];
  const { language } = carDescription(car, site) ?? { language: null };
  const descriptionLanguage = versions.find((version) => version.language === language)?.nativeName ?? language;
  const promises = readPromises(carFrame?.route?.fields, car, context);
  const madeAt = Math.floor(now.getTime() / minute) * minute;
  store.dispatch(carShown({ ...found, car, promises, descriptionLanguage, madeAt }));
  return buildPage(context, { car, dealer }, path, withoutSections(layout, versions, carFrame));
}

/** Prefetches the car alone. */
export async function prefetchCarDetail({ site, gateways }: LoadContext, { carId }: CarDetailParams): Promise<void> {
  if (!site.features.stock) return;
  await gateways.catalogue.searchCars(carByIdSearch(indexFor(site.name, 'vehicles'), carId));
}

function buildPage(
  context: LoadContext,
  { car, dealer }: { car: Partial<Car>; dealer: CarDealer | null },
  path: string,
  layout: PageOutcome['layout'],
): PageOutcome {
  const { site, t } = context;
  const shown = carInLanguage(car, site);
  const name = carName(shown);
  const text = carDescription(car, site);
  const schemaValue = (field: 'car_drive' | 'car_body' | 'car_condition'): string | undefined =>
    site.valueLabels?.[schemaKey(field)]?.[car[field] ?? ''];
  const urls = buildListContext(site, t);
  const brandPath = toListPath({ filters: { [brandFacet]: [car.car_brand ?? ''] } }, urls);
  const brand: Crumb[] = car.car_brand ? [{ title: car.car_brand, path: brandPath }] : [];
  const breadcrumbs = [...crumbsToList(layout, site, t, urls.listPath), ...brand, { title: name, path }];
  const { car_version: version, car_mileage_text: mileage, car_fuel: fuel, car_gearbox: gearbox } = shown;
  const description = [name, version, car.car_year, mileage, fuel, gearbox].filter(Boolean).join(', ');
  const canonical = absoluteAddress(path, site);
  const images = (car.car_images ?? []).map(({ original }) => absoluteAddress(original, site)).filter(Boolean);
  const title = [name, version, car.car_year].filter(Boolean).join(' ');
  const head = {
    title: `${[title, shown.car_condition].filter(Boolean).join(', ')} | ${site.displayName}`,
    description,
    canonical,
    ogImage: images[0] ?? '',
    ogDescription: description,
    ogType: 'product' as const,
    ogPrice: offeredPrice(shown, site.currency),
    noindex: car.car_sale_state === 'sold',
    structuredData: [
      carStructuredData(shown, {
        address: canonical,
        images,
        currency: site.currency,
        distanceUnit: site.distanceUnit,
        description: text?.language === null ? text.text : '',
        seller: dealer && buildSeller(dealer, context),
        schemaValues: {
          drive: schemaValue('car_drive'),
          body: schemaValue('car_body'),
          condition: schemaValue('car_condition'),
        },
        vat: site.vat ?? (statesOwnVat(shown, t) ? 'unstated' : undefined),
        thisYear: context.gateways.clock.now().getUTCFullYear(),
        struckWithoutHistory: site.struckPriceWithoutHistory,
      }),
      breadcrumbData(breadcrumbs, site),
    ],
  };
  return { kind: 'page', status: 200, head, layout, breadcrumbs };
}

/** True if the page words the VAT of the price otherwise than by including or excluding it. */
function statesOwnVat({ car_vat_margin, car_price_title = '' }: Partial<Car>, t: LoadContext['t']): boolean {
  return (
    car_vat_margin === true ||
    namesVat(car_price_title, t('priceInclVat')) ||
    namesVat(car_price_title, t('priceExclVat'))
  );
}

function buildSeller(dealer: CarDealer, { site, t }: LoadContext): CarSellerData {
  const { name, phone, email, street, zip, city, region } = dealer;
  return {
    ...{ name, email, street, zip, city, region },
    phone: phone && internationalNumber(phone, site.phone),
    page: absoluteAddress(dealerPath(site, t, dealer.slug), site),
    country: site.country.toUpperCase(),
  };
}

export interface CarDetailParams {
  carId: string;
  /** "" when the path has an id only. */
  slug: string;
}
