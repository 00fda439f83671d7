/** Legal requirements of a country for showing credit. */
export interface SiteCredit {
  /** Page languages that show the full consumer credit warning; default: none. */
  warning?: readonly string[];
  /** "Total payable" with or without the deposit; default: without. */
  total?: 'withDeposit' | 'withoutDeposit';
  /** Maximum decimals of an effective rate; default: two, one on pages in English. */
  rateDigits?: number;
  /** "nominal": an effective rate is twelve times the monthly one, not compounded; default: compounded. */
  rate?: 'nominal';
  /** Place of the loan example in a list with monthly costs: once per list, or on each card (default). */
  example?: 'list' | 'card';
  /** Name or web address of free advice on debts. */
  adviser?: string;
}

/** First and last day of a season as month and day: ["12-01", "03-31"]. */
export type SeasonDays = readonly [from: string, to: string];

/** When a country requires winter tires. */
export interface TireSeasons {
  /** Days on which winter conditions require them; 'conditions' if the day does not matter. */
  winter: SeasonDays | 'conditions';
  /** Days on which studs are always allowed. */
  studs?: SeasonDays;
  /** The requirement is limited to marked mountain roads, and also met by all-season tires or chains. */
  in?: 'mountains';
}

/** Legal requirements of a country for tires. */
export interface SiteTires {
  /** Minimum tread depths in mm; without them pages do not judge a depth. */
  treadMm?: { summer: number; winter: number };
  seasons?: TireSeasons;
}

/** Class of a scale by CO₂ emissions. */
export interface EnergyClass {
  name: string;
  /** Highest emissions in g/km; absent for the last class. */
  maxCo2?: number;
  /** Colour of the class on the label: "#00a54f". */
  color: string;
}

/** Legal requirements of a country for the energy label of new passenger cars. */
export interface SiteEnergyLabel {
  /** A car is new up to a number of months after its first registration, or up to a distance. */
  newCar: { maxMonths: number; maxKm: number };
  /** From the best to the worst. */
  classes: readonly [EnergyClass, ...EnergyClass[]];
  /** Distance and years that the costs on the label are for; absent where it has no costs. */
  costs?: { yearlyKm: number; years: number };
}
