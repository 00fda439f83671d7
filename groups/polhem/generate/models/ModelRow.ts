/** Body type of a vehicle; determines the text of car_body and the suitable pictures. */
export type BodyKind =
  | 'suv'
  | 'estate'
  | 'hatchback'
  | 'sedan'
  | 'coupe'
  | 'cabriolet'
  | 'van'
  | 'minibus'
  | 'pickup'
  | 'motorcycle';

export type FuelKind = 'petrol' | 'diesel' | 'mildHybrid' | 'hybrid' | 'plugInHybrid' | 'electric';
export type DriveKind = 'front' | 'rear' | 'all';
export type GearboxKind = 'automatic' | 'manual';

/** One engine version of a model. */
export interface VersionRow {
  name: string;
  fuel: FuelKind;
  gearbox: GearboxKind;
  drive: DriveKind;
  horsepower: number;
  /** Seconds. */
  zeroToHundred: number;
  /** Combined, WLTP; null for electric cars. */
  litresPer100Km: number | null;
  /** Combined, WLTP; null without a plug. */
  kWhPer100Km: number | null;
  batteryKWh: number | null;
  /** Electric range, WLTP. */
  rangeKm: number | null;
  acKW: number | null;
  dcKW: number | null;
  /** Price when new, including VAT, in thousands of SEK. */
  newPriceKSek: number;
}

/** One model. Lengths in mm, weight in kg, volumes in litres. */
export interface ModelRow {
  brand: string;
  model: string;
  body: BodyKind;
  firstYear: number;
  lastYear: number;
  length: number;
  width: number;
  height: number;
  weight: number;
  seats: number;
  doors: number;
  boot: number;
  tank: number;
  ncapStars: number | null;
  /** Share of the stock, relative to the other models. */
  stockShare: number;
  versions: VersionRow[];
}

/** Gearbox and driven wheels in two letters: A or M, then F, R or 4. */
export type Driveline = 'AF' | 'AR' | 'A4' | 'MF' | 'MR' | 'M4';

function driveline(code: Driveline): Pick<VersionRow, 'gearbox' | 'drive'> {
  return {
    gearbox: code.startsWith('A') ? 'automatic' : 'manual',
    drive: code.endsWith('4') ? 'all' : code.endsWith('R') ? 'rear' : 'front',
  };
}

const withoutPlug = { kWhPer100Km: null, batteryKWh: null, rangeKm: null, acKW: null, dcKW: null };

/**
 * Creates a version with a combustion engine and no plug.
 * Parameters: name, driveline, hp, 0-100 in s, l/100 km, new price in thousands of SEK.
 */
export function burning(
  fuel: 'petrol' | 'diesel' | 'mildHybrid' | 'hybrid',
  name: string,
  line: Driveline,
  horsepower: number,
  zeroToHundred: number,
  litresPer100Km: number,
  newPriceKSek: number,
): VersionRow {
  return { name, fuel, ...driveline(line), horsepower, zeroToHundred, litresPer100Km, ...withoutPlug, newPriceKSek };
}

/** Creates a plug-in hybrid: like `burning`, with battery kWh and electric range km before the price. */
export function plugIn(
  name: string,
  line: Driveline,
  horsepower: number,
  zeroToHundred: number,
  litresPer100Km: number,
  batteryKWh: number,
  rangeKm: number,
  newPriceKSek: number,
): VersionRow {
  const kWhPer100Km = Math.round((batteryKWh * 0.8 * 1000) / rangeKm) / 10;
  const plug = { kWhPer100Km, batteryKWh, rangeKm, acKW: batteryKWh > 17 ? 11 : 3.7, dcKW: null };
  return {
    name,
    fuel: 'plugInHybrid',
    ...driveline(line),
    horsepower,
    zeroToHundred,
    litresPer100Km,
    ...plug,
    newPriceKSek,
  };
}

/**
 * Creates an electric version.
 * Parameters: name, driveline, hp, 0-100 in s, battery kWh, range km, kWh/100 km, DC kW, price in kSEK.
 */
export function electric(
  name: string,
  line: Driveline,
  horsepower: number,
  zeroToHundred: number,
  batteryKWh: number,
  rangeKm: number,
  kWhPer100Km: number,
  dcKW: number,
  newPriceKSek: number,
): VersionRow {
  const plug = { kWhPer100Km, batteryKWh, rangeKm, acKW: 11, dcKW };
  return {
    name,
    fuel: 'electric',
    ...driveline(line),
    horsepower,
    zeroToHundred,
    litresPer100Km: null,
    ...plug,
    newPriceKSek,
  };
}

/**
 * Measures of a model, in this order.
 * Length, width, height, weight, seats, doors, boot, tank and Euro NCAP stars (null: not tested).
 */
export type Measures = readonly [number, number, number, number, number, number, number, number, number | null];

/** Creates a model: brand, name, body type, model years, stock share, measures and versions. */
export function model(
  brand: string,
  name: string,
  body: BodyKind,
  years: readonly [number, number],
  stockShare: number,
  measures: Measures,
  versions: VersionRow[],
): ModelRow {
  const [length, width, height, weight, seats, doors, boot, tank, ncapStars] = measures;
  const size = { length, width, height, weight, seats, doors, boot, tank, ncapStars };
  return { brand, model: name, body, firstYear: years[0], lastYear: years[1], ...size, stockShare, versions };
}
