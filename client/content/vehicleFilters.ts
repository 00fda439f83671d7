import type { Fields } from '../../shared/content/ContentTypes.ts';
import { vehicleParameters } from '../../shared/content/vehicleParameters.ts';
import type { VehicleParameter } from '../../shared/content/vehicleParameters.ts';
import { textField } from './fields.ts';

/** Vehicle field of each facet. */
const fieldOf: Record<VehicleParameter, string> = {
  body: 'Body',
  use: 'Use',
  axles: 'Axles',
  weight: 'Weight',
  fuel: 'Fuel',
};

/** Chosen values by facet; any of a facet's values matches. */
export type VehicleChoice = Partial<Record<VehicleParameter, string[]>>;

export interface VehicleFacet {
  name: VehicleParameter;
  values: { text: string; count: number; isChosen: boolean }[];
}

/** Parses the choice of an address. */
export function readVehicleChoice(search: string): VehicleChoice {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    vehicleParameters.flatMap((name) => {
      const values = query.getAll(name);
      return values.length > 0 ? [[name, [...new Set(values)]]] : [];
    }),
  );
}

/** Address of a choice. */
export function vehicleAddress(path: string, choice: VehicleChoice): string {
  const query = new URLSearchParams();
  for (const name of vehicleParameters) for (const value of choice[name] ?? []) query.append(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Adds a value to the choice, or removes it when it was chosen. */
export function toggleVehicle(choice: VehicleChoice, name: VehicleParameter, value: string): VehicleChoice {
  const chosen = choice[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...choice, [name]: next };
}

/** Vehicles with a chosen value of every facet except `ignored`. */
export function matchingVehicles(vehicles: readonly Fields[], choice: VehicleChoice, ignored?: VehicleParameter): Fields[] {
  return vehicles.filter((vehicle) =>
    vehicleParameters.every((name) => {
      const chosen = choice[name] ?? [];
      return name === ignored || chosen.length === 0 || chosen.includes(textField(vehicle, fieldOf[name]));
    }),
  );
}

/** Facets with their values; the counts of a facet ignore its own choice, as in the car list. */
export function vehicleFacets(vehicles: readonly Fields[], choice: VehicleChoice): VehicleFacet[] {
  const byNumber = new Intl.Collator('en', { numeric: true });
  return vehicleParameters.flatMap((name) => {
    const counts = new Map<string, number>();
    for (const vehicle of vehicles) {
      const text = textField(vehicle, fieldOf[name]);
      if (text !== '') counts.set(text, 0);
    }
    for (const vehicle of matchingVehicles(vehicles, choice, name)) {
      const text = textField(vehicle, fieldOf[name]);
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const values = [...counts]
      .map(([text, count]) => ({ text, count, isChosen: choice[name]?.includes(text) ?? false }))
      .sort((one, other) => byNumber.compare(one.text, other.text));
    return values.length > 1 ? [{ name, values }] : [];
  });
}
