import type { Car } from '../../../shared/catalogue/Car.ts';
import { foldText } from '../../../shared/catalogue/foldText.ts';
import { isRangeField, parseRange, rangeFacets } from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { carWords } from './carWords.ts';
import { rangeBins } from './rangeBins.ts';
import { valueFacets } from './searchQueries.ts';
import type { PeerAnswer, SearchPeer } from './SearchPeer.ts';

interface Test {
  /** The facet that ignores it; null for a condition that applies to every facet. */
  group: string | null;
  passes(car: Car, place: number): boolean;
}

/** The straightforward solution: all cars in an array, one loop over them per query, counts in maps. */
export function buildNaiveEngine(cars: readonly Car[]): SearchPeer {
  const texts = cars.map((car) => ` ${foldText(carWords(car))} `);
  return {
    name: 'naive scan',
    search: (request, withRanges) => scan(cars, testsOf(request, texts), request, withRanges),
  };
}

function testsOf(request: SearchRequest, texts: readonly string[]): Test[] {
  const tests = request.keyphrase
    .split(' ')
    .filter(Boolean)
    .map((word): Test => {
      const whole = ` ${foldText(word)} `;
      return { group: null, passes: (_car, place) => texts[place]?.includes(whole) ?? false };
    });
  for (const [name, value] of Object.entries(request.filters)) {
    if (!Array.isArray(value)) {
      const ids = (value.not ?? []).map(String);
      tests.push({ group: null, passes: (car) => !ids.includes(car.car_id) });
    } else if (isRangeField(name)) {
      const range = parseRange(String(value[0]));
      if (!range) continue;
      const passes = (car: Car): boolean => {
        const number = car[name] ?? null;
        return number !== null && number >= range.min && number <= range.max;
      };
      tests.push({ group: name, passes });
    } else if (name === 'car_brand') {
      const chosen = value.map(String);
      const models = chosen.filter((text) => text.includes('>'));
      const passes = (car: Car): boolean =>
        models.length > 0 ? models.includes(`${car.car_brand}>${car.car_model}`) : chosen.includes(car.car_brand);
      tests.push({ group: 'brandModel', passes });
    } else {
      const wanted = new Set(value.map(String));
      tests.push({ group: name, passes: (car) => wanted.has(String(car[name as (typeof valueFacets)[number]])) });
    }
  }
  return tests;
}

function scan(cars: readonly Car[], tests: readonly Test[], request: SearchRequest, withRanges: boolean): PeerAnswer {
  const names = ['brandModel', ...valueFacets] as const;
  const counts = new Map(names.map((name) => [name as string, new Map<string, number>()]));
  const values = new Map(rangeFacets.map((name) => [name as string, [] as (number | null)[]]));
  const hits: Car[] = [];
  for (const [place, car] of cars.entries()) {
    const failed = tests.filter((test) => !test.passes(car, place));
    if (failed.length > 1 || failed[0]?.group === null) continue;
    const only = failed[0]?.group;
    if (only === undefined) hits.push(car);
    for (const name of names) {
      if (only !== undefined && only !== name) continue;
      const text = name === 'brandModel' ? `${car.car_brand}>${car.car_model}` : String(car[name] ?? '');
      const ofFacet = counts.get(name);
      ofFacet?.set(text, (ofFacet.get(text) ?? 0) + 1);
    }
    if (!withRanges) continue;
    for (const name of rangeFacets) if (only === undefined || only === name) values.get(name)?.push(car[name] ?? null);
  }
  const [field, direction] = request.sort_name.split(':');
  if (field === 'car_price') hits.sort((a, b) => (a.car_price ?? Infinity) - (b.car_price ?? Infinity));
  else if (direction) hits.sort((a, b) => (a.car_publishdate < b.car_publishdate ? 1 : -1));
  hits.slice(request.offset, request.offset + request.limit);
  const bins = new Map([...values].map(([name, ofRange]) => [name, rangeBins(ofRange)]));
  return { total: hits.length, counts, bins: withRanges ? bins : new Map<string, number[]>() };
}
