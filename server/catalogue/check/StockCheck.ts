import type { CarField } from '../../../shared/catalogue/Car.ts';
import type { StockFindings } from '../feed/StockFindings.ts';
import type { Essential } from './essentials/EssentialCounts.ts';
import type { LanguageHint } from './DeliveredValues.ts';

/** A value of a facet that no vocabulary has. */
export interface UnknownValue {
  facet: string;
  value: string;
  cars: number;
  /** A label that may be meant; null for none. */
  nearest: string | null;
}

/** Photos of one host; "" is this website. */
export interface PictureHost {
  host: string;
  photos: number;
  cars: number;
}

/** Gaps in the data of new cars for their energy labels. */
export interface EnergyGaps {
  newCars: number;
  /** New cars that lack a field. */
  cars: number;
  fields: { field: string; cars: number }[];
}

export interface StockCheck {
  /** Null when the feed could not be read to its end. */
  findings: StockFindings | null;
  /** Reason why nothing would be served; null when the stock would be. */
  refusal: string | null;
  /** Share of served cars that have a field, 0 to 1. It lists all fields that any car has or the mapping names. */
  filled: { field: CarField; share: number }[];
  /** The fields that a stock is useless without; none without a served car. */
  essentials: Essential[];
  unknownValues: UnknownValue[];
  /** A language that knows more of the values than that of the mapping; null for none. */
  betterLanguage: LanguageHint | null;
  pictureHosts: PictureHost[];
  carsWithoutPictures: number;
  /** New cars without data that their country requires, and how many lack each field; null for none. */
  energyLabels: EnergyGaps | null;
  /** Photos missing in the stock's folder, with the first ones by URL; null when none are referenced. */
  missingPhotos: { photos: number; examples: string[] } | null;
  /** Columns of the id that change while a car is for sale. */
  changingIdColumns: string[];
}
