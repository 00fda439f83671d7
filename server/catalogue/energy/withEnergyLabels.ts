import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { Language, SiteConfig, SiteEnergyLabel, Texts } from '../../../shared/site/SiteTypes.ts';
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

/** Cars with their labels, by car as delivered; valid for a day and the texts of the site. */
interface LabelledCars {
  today: string;
  texts: readonly Texts[];
  cars: WeakMap<Partial<Car>, Partial<Car>>;
}

const labelFields = [...new Set<keyof Car>([...newnessFields, ...energyFields, 'car_sale_state'])];

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
  return {
    ...backend,
    searchCars: async (request) => {
      const { index, fields, limit } = request;
      const site = siteOfIndex.get(index);
      if (!site || limit === 0 || !fields.includes('car_price_text')) return backend.searchCars(request);
      const added = labelFields.filter((field) => !fields.includes(field));
      const unasked = new Set<string>(added);
      const answer = await backend.searchCars({ ...request, fields: [...fields, ...added] });
      const texts = await Promise.all(site.languages.map((language) => options.textsOf(site.name, language)));
      const today = wallTime(options.clock.now().getTime(), site.timeZone).date;
      const isWhole = fields.includes('car_energy');
      const key = `${site.name} ${String(isWhole)} ${added.join()}`;
      const cached = known.get(key);
      const isFresh = cached?.today === today && cached.texts.every((one, at) => one === texts[at]);
      const labelled: LabelledCars = isFresh ? cached : { today, texts, cars: new WeakMap() };
      known.set(key, labelled);
      const label = (car: Partial<Car>): Partial<Car> => {
        const done = labelled.cars.get(car) ?? labelledCar(car, { site, today, texts, isWhole, added: unasked });
        labelled.cars.set(car, done);
        return done;
      };
      return { ...answer, content: answer.content.map(label) };
    },
  };
}

interface Labelling {
  site: LabelledSite;
  today: string;
  /** In the order of the site's languages. */
  texts: readonly Texts[];
  isWhole: boolean;
  /** Fields that the search did not ask for. */
  added: ReadonlySet<string>;
}

function labelledCar(car: Partial<Car>, { site, today, texts, isWhole, added }: Labelling): Partial<Car> {
  const shown: Partial<Car> = Object.fromEntries(Object.entries(car).filter(([field]) => !added.has(field)));
  const { energyLabel: rule, distanceUnit } = site;
  if (car.car_sale_state === 'sold' || !isNewByLaw(car, rule.newCar, distanceUnit, today)) return shown;
  const facts = energyFacts(car, rule);
  const labels = site.languages.map((language, at) => {
    return [language, buildEnergyLabel(facts, rule, { site, language, texts: texts[at] ?? {} }, isWhole)] as const;
  });
  return { ...shown, energyLabels: Object.fromEntries(labels) };
}
