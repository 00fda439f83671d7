import type { LeasingOption, LoanOption } from '../../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { leasingOption, loanOption } from './carFinance.ts';
import { carLife, remainingValue } from './carLife.ts';
import { makeRegistrationNumber, makeVin } from './carPapers.ts';
import { carPrices } from './carPrices.ts';
import { descriptionOf, equipmentOf, performanceTexts } from './carText.ts';
import { testFacts } from './carTest.ts';
import type { DemoDealer } from '../dealers/dealerFactory.ts';
import type { DemoMedia } from '../demoMedia.ts';
import { carImages, pickPictures, primaryImage } from '../demoMedia.ts';
import { interiorImages } from '../interiors.ts';
import type { ModelRow } from '../models/ModelRow.ts';
import { shapeOf } from '../models/modelShapes.ts';
import { brandRow, modelTable } from '../models/modelTable.ts';
import type { ShapedCar } from '../separatePictures.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DemoSite } from '../siteTexts.ts';
import { carTexts } from '../siteTexts.ts';
import { asciiSlug } from '../../../../shared/kit/text/asciiSlug.ts';
import { distanceText, powerIn } from '../textFormat.ts';

/** Time at which the demo stock was indexed. */
export const indexedAt = '2026-11-15T04:00:00.000Z';
/** Swedish price base amount (prisbasbelopp) of 2026, SEK. */
const priceBaseAmount = 59_200;
const kmPerMile = 1.609344;

/** Returns the brand as spelled in the country. */
function brandName(brand: string, site: DemoSite): string {
  return brand === 'Opel' && site.country === 'UK' ? 'Vauxhall' : brand;
}

/** Swedish model names end in -serie and -Klass; other languages have their own suffixes. */
function modelName(model: string, site: DemoSite): string {
  if (site.country === 'SE') return model;
  if (site.country === 'UK') return model.replace('-serie', ' Series').replace('-Klass', '-Class');
  if (site.country === 'FI') return model.replace('-serie', '-sarja').replace('-Klass', '-sarja');
  if (site.country === 'SK') return model.replace('-serie', ' rad').replace('-Klass', ' trieda');
  return model.replace('-Klass', '-Klasse');
}

function vehicleType(model: ModelRow): string {
  return model.body === 'van' ? 'LCV' : model.body === 'motorcycle' ? 'MC' : 'PC';
}

function pricePerMonth(options: readonly LeasingOption[], type: LeasingOption['leasing_type']): number | null {
  return options.find(({ leasing_type }) => leasing_type === type)?.monthly_cost ?? null;
}

/**
 * Returns the taxable value of a company car per year in SEK, by the main rule of 61 kap. inkomstskattelagen: 0.29
 * price base amounts, the state borrowing rate (2.55 %) × 0.7 + 1 % of the price, and 13 % of the price.
 */
function beneficialValue(newPrice: number): number {
  return Math.round(0.29 * priceBaseAmount + newPrice * (0.7 * 0.0255 + 0.01 + 0.13));
}

interface CarFinance {
  /** The loan has a campaign rate. */
  isCampaign: boolean;
  loan: LoanOption | null;
  leases: LeasingOption[];
  /** Cost per month; null without that kind of leasing. */
  privateCost: number | null;
  companyCost: number | null;
}

/** Draws loan and leasing of a car; without a price there are none. `age` in years. */
function drawFinance(
  { price, age, body }: { price: number | null; age: number; body: ModelRow['body'] },
  site: DemoSite,
  random: SeededRandom,
): CarFinance {
  const isCampaign = random.chance(0.06);
  const rate = isCampaign ? 5.95 : random.pick([5.95, 6.45, 6.95, 7.45, 7.95]);
  const loan = price === null ? null : loanOption(price, age, rate, site);
  const leases: LeasingOption[] = [];
  const leasable = age < 3 && body !== 'motorcycle';
  const withoutVat = body === 'van';
  if (price !== null && leasable && !withoutVat && random.chance(0.55)) {
    leases.push(leasingOption('Private', price, site, random));
  }
  if (price !== null && leasable && random.chance(0.5))
  // A van's price already excludes VAT; the option subtracts the VAT itself.
  {
    leases.push(leasingOption('Company', price * (withoutVat ? 1 + site.vat : 1), site, random));
  }
  return {
    isCampaign,
    loan,
    leases,
    privateCost: pricePerMonth(leases, 'Private'),
    companyCost: pricePerMonth(leases, 'Company'),
  };
}

function financeFields({ loan, leases, privateCost, companyCost }: CarFinance) {
  return {
    car_loan_option: loan,
    car_loan_monthly_cost: loan?.default_monthly_cost ?? null,
    car_loan_description: loan?.description ?? '',
    car_loan_rate: loan?.interest_rate ?? null,
    car_loan_duration: loan?.default_contract_duration ?? null,
    car_leasing_options: leases,
    car_privateleasing_monthly_cost: privateCost,
    car_companyleasing_monthly_cost: companyCost,
    car_has_companyleasing: companyCost !== null,
    car_has_privateleasing: privateCost !== null,
  };
}

/** Draws the sellers of a car from the department of the dealer that sells its kind. */
function drawSellers(dealer: Dealer, condition: string, random: SeededRandom) {
  const type = condition === 'used' ? 'USED' : 'NEW';
  const department =
    dealer.site_departments.find(({ department_type }) => department_type === type) ?? dealer.site_departments[0];
  const [company = '', departmentNumber = ''] = (department?.erp_id ?? '').split('.');
  const sellers = random.sample(department?.users ?? [], random.int(1, 2));
  return {
    car_sellers: sellers.map(({ first_name, last_name, email, phone }) => ({
      name: `${first_name} ${last_name}`,
      email,
      phone,
    })),
    car_companyerpid: company,
    car_departmenterpid: departmentNumber,
  };
}

/**
 * Creates car number `index` of a site; deterministic and independent of the other cars. `firstNumber` starts the
 * site's series of car ids. The shape tells which other pictures would suit the car.
 */
export function makeCar(
  site: DemoSite,
  index: number,
  firstNumber: number,
  dealers: readonly DemoDealer[],
  media: DemoMedia,
): ShapedCar {
  const random = seededRandom(`${site.name}:car:${index}`);
  const texts = carTexts[site.language];
  const model = random.weighted(modelTable, ({ stockShare }) => stockShare);
  const version = random.pick(model.versions);
  const life = carLife(model, random);
  const { dealer } = random.weighted(dealers, ({ size }) => size);
  const brand = brandName(model.brand, site);
  const name = modelName(model.model, site);
  const { trims, vinStart } = brandRow(model.brand);
  const lastTrim = Math.min(trims.length - 1, random.int(0, 2));
  const trim = model.body === 'van' || model.body === 'motorcycle' ? '' : (trims[lastTrim] ?? '');

  const newPrice = version.newPriceKSek * 1000 * (1 + 0.045 * lastTrim + random.next() * 0.06);
  const gross = newPrice * remainingValue(life, version.fuel === 'electric', random) * site.rate;
  const withoutVat = model.body === 'van';
  const history = seededRandom(`${site.name}:priceHistory:${index}`);
  const ordinary = withoutVat ? gross / (1 + site.vat) : gross;
  const prices = carPrices(ordinary, { ...life, withoutVat }, site, random, history);

  const finance = drawFinance({ price: prices.car_price, age: life.age, body: model.body }, site, random);

  const shape = shapeOf(model.brand, model.model);
  const pictures = pickPictures(media, shape, random);
  const images = random.chance(0.01) ? [] : carImages(media, pictures.id);
  const sellers = drawSellers(dealer, life.condition, random);
  const unitKm = { mil: 10, km: 1, miles: kmPerMile }[site.distanceUnit];
  const mileage = Math.round(life.odometerKm / unitKm);
  const odometer = site.distanceUnit === 'miles' ? mileage : life.odometerKm;
  const electric = version.fuel === 'electric';

  const car: ShapedCar['car'] = {
    car_id: String(firstNumber + index),
    slug: asciiSlug(`${brand} ${name} ${version.name} ${life.year}`),
    car_brand: brand,
    car_model: name,
    car_model_text: name,
    car_version: `${version.name} ${trim}`.trim(),
    car_year: life.year,
    car_chassino: life.sample ? '' : makeVin(vinStart, life.year, random),
    car_regno: life.registered ? makeRegistrationNumber(site, life.registered, electric, random) : '',
    car_firstregistration: life.registered,
    indexed_at: indexedAt,
    car_fuel: texts.fuel[version.fuel],
    car_gearbox: texts.gearbox[version.gearbox],
    car_body: texts.body[model.body],
    car_color: texts.colour[pictures.colour],
    car_condition: texts.condition[life.condition],
    car_drive: model.body === 'motorcycle' ? '' : texts.drive[version.drive],
    car_vehicle_type_code: vehicleType(model),
    car_vat_eligible: withoutVat || (!life.sample && random.chance(0.12)),
    car_is_sample: life.sample,
    car_is_used: life.condition === 'used',
    caroftheweek: false,
    car_publishdate: life.published,
    car_campaigns: prices.car_has_campaign_price ? [texts.campaign] : [],
    car_sale_state: !life.sample && random.chance(0.02) ? 'reserved' : 'available',
    car_sold_at: '',
    ...prices,
    car_price_currency: site.currency,
    car_has_campaign_loan: finance.isCampaign && finance.loan !== null,
    car_has_campaign_privateleasing: finance.privateCost !== null && random.chance(0.15),
    car_has_campaign_companyleasing: finance.companyCost !== null && random.chance(0.1),
    car_mileage: mileage,
    car_mileage_text: distanceText(mileage, site),
    car_odometer: odometer,
    car_odometer_unit: site.distanceUnit === 'miles' ? 'miles' : 'km',
    ...performanceTexts(model, version, site),
    car_power: powerIn(version.horsepower, site),
    car_seats: model.seats,
    car_doors: model.doors > 0 ? model.doors : null,
    car_ncapstars: model.ncapStars,
    car_facts: testFacts(life, dealer, seededRandom(`${site.name}:test:${index}`)),
    car_equipment: equipmentOf(model, version, site, random),
    car_description: '',
    car_images: images,
    car_primary_image: primaryImage(images),
    car_site_id: dealer.id,
    car_site_name: dealer.site_official_name,
    ...{ car_site_city: dealer.site_city, car_site_region: dealer.site_region },
    ...sellers,
    car_pbbratio: site.country === 'SE' ? Math.round((newPrice / priceBaseAmount) * 100) / 100 : null,
    car_beneficial_value: site.country === 'SE' && model.body !== 'motorcycle' ? beneficialValue(newPrice) : null,
    ...financeFields(finance),
  };
  const kind = life.sample ? 'sample' : life.condition;
  return {
    car,
    shape,
    interior: interiorImages(media, shape, { ...version, equipment: car.car_equipment }, site),
    describe: () => descriptionOf(model, version, kind, site, car, seededRandom(`${site.name}:description:${index}`)),
  };
}
