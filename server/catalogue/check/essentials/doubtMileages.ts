import { convertDistance } from '../../../../shared/catalogue/car/distanceUnits.ts';
import type { DistanceUnit } from '../../../../shared/site/SiteTypes.ts';
import { severe, median, minCompared, shareOf, slight } from './SampledCar.ts';
import type { Doubt, SampledCar } from './SampledCar.ts';

type DrivenCar = SampledCar & { mileage: number };
type AgedCar = DrivenCar & { km: number; year: number };

const sameColumn = 0.9;
/** Years after which cars have been driven, and those after which some are no longer used every day. */
const age = { min: 3, max: 15 };
/** Distances per year that are implausible as the middle of a stock, and those that are usual, km. */
const possibleKm = { min: 1500, max: 60_000 };
const usualKm = { min: 5000, max: 40_000 };
const maxZeroShare = 0.2;
/** Transport, delivery and test drives, km. */
const maxNewKm = 1000;
const distanceUnits: readonly DistanceUnit[] = ['km', 'mil', 'miles'];

const isDriven = (car: SampledCar): car is DrivenCar => car.mileage !== null;

interface MileageUnits {
  /** The unit of the column as the mapping reads it; null when the feed states it itself. */
  source: DistanceUnit | null;
  thisYear: number;
}

/** Doubts about the mileages. */
export function doubtMileages(sample: readonly SampledCar[], { source, thisYear }: MileageUnits): Doubt[] {
  const cars = sample.filter(isDriven);
  if (cars.length < minCompared) return [];
  const others = ['price', 'year'] as const;
  const same = others.find((field) => shareOf(cars, (car) => car.mileage === car[field]) >= sameColumn);
  if (same) return [severe(`is the same as the ${same}`)];
  const used = cars.filter(({ mileage }) => mileage > 0);
  if (used.length >= minCompared && new Set(used.map(({ mileage }) => mileage)).size === 1) {
    const kinds = new Set(used.map(({ brand, model, year }) => [brand, model, year].join('\n')));
    if (kinds.size > 1) return [severe('is the same for all cars')];
  }
  const aged = cars.filter((car): car is AgedCar => {
    const years = car.year === null ? 0 : thisYear - car.year;
    return car.km !== null && !car.isHeavy && years >= age.min && years <= age.max;
  });
  return [...doubtZeros(aged), ...doubtUnit(aged, source, thisYear), ...doubtNewCars(cars)];
}

function doubtZeros(aged: readonly AgedCar[]): Doubt[] {
  const zeros = aged.filter(({ mileage }) => mileage === 0).length;
  if (aged.length < minCompared || zeros <= aged.length * maxZeroShare) return [];
  return [
    slight(`is 0 for ${String(zeros)} of ${String(aged.length)} cars that are ${String(age.min)} years or older`),
  ];
}

function doubtUnit(aged: readonly AgedCar[], source: DistanceUnit | null, thisYear: number): Doubt[] {
  const perYear = aged.filter(({ km }) => km > 0).map(({ km, year }) => km / (thisYear - year));
  const middle = perYear.length < minCompared ? null : median(perYear);
  if (middle === null || (middle >= possibleKm.min && middle <= possibleKm.max)) return [];
  const shown = Math.round(middle).toLocaleString('en').replaceAll(',', ' ');
  const text = `would mean ${shown} km a year`;
  if (source === null) return [severe(text)];
  const fitting = distanceUnits.filter((unit) => {
    const km = (middle / convertDistance(1000, source, 'km')) * convertDistance(1000, unit, 'km');
    return unit !== source && km >= usualKm.min && km <= usualKm.max;
  });
  const units = fitting.map((unit) => `"unit": "${unit}"`).join(' or ');
  return [severe(text, units === '' ? undefined : `Write ${units} into its rule.`)];
}

function doubtNewCars(cars: readonly DrivenCar[]): Doubt[] {
  const stated = cars.filter(({ isNew, km }) => isNew && km !== null);
  const driven = stated.filter(({ km }) => (km ?? 0) > maxNewKm).length;
  if (driven === 0 || driven < stated.length * maxZeroShare) return [];
  return [
    slight(`is above ${String(maxNewKm)} km for ${String(driven)} of ${String(stated.length)} cars stated as new`),
  ];
}
