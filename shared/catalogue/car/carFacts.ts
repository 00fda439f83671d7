import type { TextKey } from '../../site/TextKey.ts';
import type { FactGroup, ValueField } from '../Car.ts';
import type { RangeFacetName } from '../facets/rangeFacets.ts';

/** Places of pages that show facts: cards, and the key facts and technical data of the car's page. */
export type FactPlace = 'card' | 'keyFacts' | 'technicalData' | 'comparison';

/** A fact of a car: its field, how its value is written, and everywhere it appears. */
interface FactDefinition {
  /** Field with the value that pages show. */
  field: ValueField;
  /**
   * Default: the value as delivered. A label is translated by the vocabulary, a measure is a number with its unit, a
   * day a date.
   */
  form?: 'label' | 'measure' | 'day';
  on: readonly FactPlace[];
  /** Group of the technical data; rows without one are last. */
  group?: FactGroup;
  /** The value that comparisons mark as the best. */
  best?: 'highest' | 'lowest';
  /** Searches filter by its values. */
  hasValues?: true;
  /** Searches filter by a range of this field. */
  range?: RangeFacetName;
  /** Searches find its words. */
  isSearched?: true;
  /** Property of schema.org's Car that has the value as delivered. */
  schemaOrg?: string;
}

const tables = ['technicalData', 'comparison'] as const;
const keyAndTables = ['keyFacts', ...tables] as const;
const everywhere = ['card', ...keyAndTables] as const;

/**
 * All facts of a car by the key of their label, in the order of each place.
 * Pages, comparisons, searches and structured data follow this table. To add one: docs/how-to/add-a-car-fact.md.
 */
export const carFacts = {
  power: { field: 'car_power_text', form: 'measure', on: tables, group: 'performance', range: 'car_power' },
  acceleration: { field: 'car_acceleration_text', form: 'measure', on: tables, group: 'performance', best: 'lowest' },
  fuelCombined: { field: 'car_fuel_combined_text', form: 'measure', on: tables, group: 'consumption', best: 'lowest' },
  electricConsumption: {
    field: 'wltp_electric_consumption_text',
    form: 'measure',
    on: tables,
    group: 'consumption',
    best: 'lowest',
  },
  electricRangeWltp: {
    field: 'wltp_electric_range_text',
    form: 'measure',
    on: tables,
    group: 'consumption',
    best: 'highest',
  },
  electricRange: { field: 'car_electric_range_text', form: 'measure', on: tables, group: 'consumption' },
  battery: { field: 'battery_size_text', form: 'measure', on: tables, group: 'consumption' },
  chargingAc: { field: 'electric_charging_speed_ac_text', form: 'measure', on: tables, group: 'consumption' },
  chargingDc: {
    field: 'electric_charging_speed_dc_text',
    form: 'measure',
    on: tables,
    group: 'consumption',
    best: 'highest',
  },
  emission: { field: 'car_emission_mixed_text', form: 'measure', on: tables, group: 'consumption', best: 'lowest' },
  fuelTank: { field: 'car_fuel_tank_capacity_text', form: 'measure', on: tables, group: 'consumption' },
  modelYear: { field: 'car_year', on: ['card', 'keyFacts', 'comparison'], best: 'highest', hasValues: true },
  mileage: { field: 'car_mileage_text', on: ['card', 'keyFacts', 'comparison'], best: 'lowest', range: 'car_mileage' },
  fuel: {
    field: 'car_fuel',
    form: 'label',
    on: everywhere,
    group: 'vehicle',
    hasValues: true,
    isSearched: true,
    schemaOrg: 'fuelType',
  },
  gearbox: {
    field: 'car_gearbox',
    form: 'label',
    on: everywhere,
    group: 'vehicle',
    hasValues: true,
    isSearched: true,
    schemaOrg: 'vehicleTransmission',
  },
  vehicleUse: { field: 'car_use', form: 'label', on: ['keyFacts'], hasValues: true, isSearched: true },
  vehicleAxles: { field: 'car_axles', on: ['keyFacts'], hasValues: true },
  vehicleWeight: {
    field: 'car_gross_weight_text',
    form: 'measure',
    on: ['card', 'keyFacts'],
    range: 'car_gross_weight',
  },
  drive: { field: 'car_drive', form: 'label', on: keyAndTables, group: 'vehicle', hasValues: true, isSearched: true },
  body: { field: 'car_body', form: 'label', on: keyAndTables, group: 'vehicle', hasValues: true, isSearched: true },
  color: {
    field: 'car_color',
    form: 'label',
    on: keyAndTables,
    group: 'vehicle',
    hasValues: true,
    isSearched: true,
    schemaOrg: 'color',
  },
  condition: { field: 'car_condition', form: 'label', on: tables, group: 'vehicle', hasValues: true },
  seats: { field: 'car_seats', on: tables, group: 'vehicle', hasValues: true, schemaOrg: 'vehicleSeatingCapacity' },
  doors: { field: 'car_doors', on: tables, group: 'vehicle', hasValues: true, schemaOrg: 'numberOfDoors' },
  cargoVolume: { field: 'car_cargo_volume_text', form: 'measure', on: tables, group: 'size', best: 'highest' },
  length: { field: 'car_length_text', form: 'measure', on: tables, group: 'size' },
  width: { field: 'car_width_text', form: 'measure', on: tables, group: 'size' },
  height: { field: 'car_height_text', form: 'measure', on: tables, group: 'size' },
  serviceWeight: { field: 'car_service_weight_text', form: 'measure', on: tables, group: 'size' },
  ncapStars: { field: 'car_ncapstars', on: tables, group: 'history' },
  registrationNumber: { field: 'car_regno', on: ['keyFacts'] },
  owners: { field: 'car_owners', on: ['keyFacts'], hasValues: true },
  firstRegistration: { field: 'car_firstregistration', form: 'day', on: keyAndTables, group: 'history' },
  inspectedUntil: { field: 'car_inspected_until', form: 'day', on: ['keyFacts'] },
  vin: { field: 'car_chassino', on: ['technicalData'], schemaOrg: 'vehicleIdentificationNumber' },
  beneficialValue: { field: 'car_beneficial_value', on: ['technicalData'] },
  priceBaseAmounts: { field: 'car_pbbratio', on: ['technicalData'] },
} as const satisfies Partial<Record<TextKey, FactDefinition>>;

type Facts = typeof carFacts;
/** Name of a fact, and key of its label. */
export type CarFactName = keyof Facts;
/** Names of the facts that a place shows. */
export type FactOn<Place extends FactPlace> = {
  [Name in CarFactName]: Place extends Facts[Name]['on'][number] ? Name : never;
}[CarFactName];
/** Names of the facts whose definition has these members. */
export type FactWith<Members> = { [Name in CarFactName]: Facts[Name] extends Members ? Name : never }[CarFactName];
type FieldOf<Name extends CarFactName> = Facts[Name]['field'];

export const factNames = Object.keys(carFacts) as CarFactName[];

/** Returns the definition of a fact. */
export function factOf(name: CarFactName): FactDefinition {
  return carFacts[name];
}

/** Returns the names of the facts that a place shows, in order. */
export function factsOn<Place extends FactPlace>(place: Place): FactOn<Place>[] {
  return factNames.filter((name): name is FactOn<Place> => factOf(name).on.includes(place));
}

/** Returns the names of the facts whose definition has this member. */
export function factsWith<Member extends keyof FactDefinition, Value extends FactDefinition[Member]>(
  member: Member,
  value: Value,
): FactWith<Record<Member, Value>>[] {
  return factNames.filter((name): name is FactWith<Record<Member, Value>> => factOf(name)[member] === value);
}

/** Returns the fields of facts. */
export function fieldsOf<Name extends CarFactName>(names: readonly Name[]): FieldOf<Name>[] {
  return names.map((name): FieldOf<Name> => carFacts[name].field);
}
