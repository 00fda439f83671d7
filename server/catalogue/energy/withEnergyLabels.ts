import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { SiteEnergyLabel } from '../../../shared/site/CountryLawTypes.ts';
import type { Language, SiteConfig, Texts } from '../../../shared/site/SiteTypes.ts';
import { buildEnergyLabel } from './buildEnergyLabel.ts';
import { energyFacts, energyFields } from './energyFacts.ts';
import { isNewByLaw, newnessFields } from './isNewByLaw.ts';

interface LabelOptions {
  sites: readonly SiteConfig[];
  /** Interface texts of a site; the same object until they change. */
  textsOf(site: string, language: Language): Promise<Texts>;
  clock: Clock;
}

type LabelledSite = SiteConfig & { energyLabel: SiteEnergyLabel };

/** Labels of a site's cars, by car as delivered; valid for a day and the texts of the site. */
interface LabelledCars {
  today: string;
  /** In the order of the site's languages. */
  texts: readonly Texts[];
  cars: WeakMap<Partial<Car>, Partial<Car>>;
}

/** A list of fields with those that labels need. */
interface AskedFields {
  fields: string[];
  added: ReadonlySet<string>;
  /** The search fetches whole labels. */
  isWhole: boolean;
}

const labelFields = [...new Set<string>([...newnessFields, ...energyFields, 'car_sale_state'])];

/** By list of fields: engines cache cars by the list itself. */
const askedByFields = new WeakMap<readonly string[], AskedFields>();

function askedFields(fields: readonly string[]): AskedFields {
  const added = labelFields.filter((field) => !fields.includes(field));
  const asked = askedByFields.get(fields) ?? {
    fields: [...fields, ...added],
    added: new Set(added),
    isWhole: fields.includes('car_energy'),
  };
  askedByFields.set(fields, asked);
  return asked;
}

/**
 * Adds energy labels to new cars of sites whose country requires them, in each language of the site.
 * Searches that fetch prices get the line of lists, those that fetch `car_energy` the whole label.
 */
export function withEnergyLabels(backend: CatalogueBackend, options: LabelOptions): CatalogueBackend {
  const sites = options.sites.filter(
    (site): site is LabelledSite => site.features.stock && site.energyLabel !== undefined,
  );
  const siteOfIndex = new Map(sites.map((site) => [indexFor(site.name, 'vehicles'), site]));
  if (siteOfIndex.size === 0) return backend;
  const known = new Map<string, LabelledCars>();

  async function labelledCars(site: LabelledSite): Promise<LabelledCars> {
    const texts = await Promise.all(site.languages.map((language) => options.textsOf(site.name, language)));
    const today = wallTime(options.clock.now().getTime(), site.timeZone).date;
    const cached = known.get(site.name);
    if (cached?.today === today && cached.texts.every((one, at) => one === texts[at])) return cached;
    const labelled: LabelledCars = { today, texts, cars: new WeakMap() };
    known.set(site.name, labelled);
    return labelled;
  }

  return {
    ...backend,
    searchCars: async (request) => {
      const site = siteOfIndex.get(request.index);
      const isShown = request.limit > 0 && request.fields.includes('car_price_text');
      if (!site || !isShown) return backend.searchCars(request);
      const asked = askedFields(request.fields);
      const [answer, labelled] = await Promise.all([
        backend.searchCars({ ...request, fields: asked.fields }),
        labelledCars(site),
      ]);
      const label = (car: Partial<Car>): Partial<Car> => {
        const done = labelled.cars.get(car) ?? labelledCar(car, site, labelled, asked);
        labelled.cars.set(car, done);
        return done;
      };
      return { ...answer, content: answer.content.map(label) };
    },
  };
}

function labelledCar(
  car: Partial<Car>,
  site: LabelledSite,
  { today, texts }: LabelledCars,
  { added, isWhole }: AskedFields,
): Partial<Car> {
  const shown: Partial<Car> = Object.fromEntries(Object.entries(car).filter(([field]) => !added.has(field)));
  const { energyLabel: rule, distanceUnit } = site;
  if (car.car_sale_state === 'sold' || !isNewByLaw(car, rule.newCar, distanceUnit, today)) return shown;
  const facts = energyFacts(car, rule);
  const labels = site.languages.map((language, at) => {
    return [language, buildEnergyLabel(facts, rule, { site, language, texts: texts[at] ?? {} }, isWhole)] as const;
  });
  return { ...shown, energyLabels: Object.fromEntries(labels) };
}
