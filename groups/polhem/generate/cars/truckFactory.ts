import type { CarFact } from '../../../../shared/catalogue/Car.ts';
import { asciiSlug } from '../../../../shared/kit/text/asciiSlug.ts';
import { blankCar } from '../../../../server/catalogue/feed/cars/carFields.ts';
import { indexedAt } from './carFactory.ts';
import { dateText, dayLength, stockDay } from './carLife.ts';
import { makeRegistrationNumber, makeVin } from './carPapers.ts';
import type { DemoDealer } from '../dealers/dealerFactory.ts';
import type { DemoMedia } from '../demoMedia.ts';
import { carImages, pickPictures, primaryImage } from '../demoMedia.ts';
import type { ShapedCar } from '../separatePictures.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DemoSite } from '../siteTexts.ts';
import { carTexts } from '../siteTexts.ts';
import { distanceText, grouped, measure, moneyText, powerText } from '../textFormat.ts';
import type { TruckShape } from '../models/modelShapes.ts';
import type { TruckRow } from '../models/truckTable.ts';

/** Makes a truck of the demo stock: the same one each time. Trucks have no loan; their price is without VAT. */
export function makeTruck(
  row: TruckRow,
  id: string,
  site: DemoSite,
  dealers: readonly DemoDealer[],
  media: DemoMedia,
): ShapedCar {
  const random = seededRandom(`${site.name}:truck:${id}`);
  const texts = carTexts[site.language];
  const { dealer } = random.weighted(dealers, ({ size }) => size);
  const pictures = pickPictures(media, row.shape, random);
  const images = carImages(media, pictures.id);
  const isUsed = row.mileage > 0;
  const published = stockDay - random.int(1, 90) * dayLength + random.int(7 * 60, 17 * 60) * 60_000;
  const registered = isUsed ? dateText(Date.UTC(row.year, random.int(0, 9), random.int(1, 28))) : '';
  const department = dealer.site_departments.find(({ department_type }) => department_type === 'USED');
  const [company = '', departmentNumber = ''] = (department?.erp_id ?? '').split('.');
  const price = moneyText(row.price, site);
  const car: ShapedCar['car'] = {
    ...blankCar,
    car_id: id,
    slug: asciiSlug(`${row.brand} ${row.model} ${row.version} ${row.year}`),
    car_brand: row.brand,
    car_model: row.model,
    car_model_text: row.model,
    car_version: row.version,
    car_year: row.year,
    car_chassino: makeVin('YV2', row.year, random),
    car_regno: isUsed ? makeRegistrationNumber(site, registered, row.fuel === 'El', random) : '',
    car_firstregistration: registered,
    indexed_at: indexedAt,
    car_fuel: row.fuel,
    car_gearbox: texts.gearbox.automatic,
    car_body: row.body,
    car_use: row.use,
    car_axles: row.axles,
    car_gross_weight: row.grossWeightKg,
    car_gross_weight_text: measure(grouped(row.grossWeightKg), 'kg'),
    car_color: texts.colour[pictures.colour],
    car_condition: texts.condition[isUsed ? 'used' : 'new'],
    car_vehicle_type_code: 'HCV',
    car_vat_eligible: true,
    car_is_used: isUsed,
    car_publishdate: new Date(published).toISOString(),
    car_price: row.price,
    car_price_currency: site.currency,
    car_price_title: texts.priceWithoutVat,
    car_price_text: price,
    car_retail_price: row.price,
    car_retail_price_text: price,
    car_mileage: row.mileage,
    car_mileage_text: distanceText(row.mileage, site),
    car_odometer: row.mileage * 10,
    car_odometer_unit: 'km',
    car_power: row.horsepower,
    car_power_text: powerText(row.horsepower, site),
    car_facts: truckFacts(row),
    car_equipment: row.equipment,
    car_description: '',
    car_images: images,
    car_primary_image: primaryImage(images),
    car_site_id: dealer.id,
    car_site_name: dealer.site_official_name,
    car_site_city: dealer.site_city,
    car_site_region: dealer.site_region,
    car_sellers: random.sample(department?.users ?? [], 1).map(({ first_name, last_name, email, phone }) => ({
      name: `${first_name} ${last_name}`,
      email,
      phone,
    })),
    car_companyerpid: company,
    car_departmenterpid: departmentNumber,
  };
  return { car, shape: row.shape, interior: [], describe: () => row.description };
}

/** Trailer that a truck may pull, in kg, by its build; 0 for none. */
const towingWeights: Record<TruckShape, number> = { 'truck-tractor': 32_000, 'truck-tipper': 18_000, 'truck-box': 0 };

/** Free facts of feeds/demo.json. */
function truckFacts({ fuel, year, shape, horsepower }: TruckRow): CarFact[] {
  const emission = fuel === 'El' ? 'zero' : year < 2022 ? 'Euro VI D' : 'Euro VI E';
  const towed = towingWeights[shape] + (horsepower >= 500 ? 4000 : 0);
  return [
    { name: 'emission_standard', value: emission },
    ...(towingWeights[shape] > 0 ? [{ name: 'towing_weight', value: towed }] : []),
  ];
}
