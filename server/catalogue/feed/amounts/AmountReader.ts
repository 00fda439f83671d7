import type { Currency } from '../../../../shared/site/SiteTypes.ts';
import type { UnitName } from '../mapping/FeedMappingTypes.ts';
import type { StockUnits } from './unitFactor.ts';

/** Kind of an amount: what its unit is. */
export type Measure = keyof StockUnits | 'money';

/** Units, currency and words of the stock that a row belongs to. */
export interface AmountReader {
  units(): StockUnits;
  /** The unit that a word of a cell names; null for any other word. */
  unitNamed(kind: keyof StockUnits, word: string): UnitName | null;
  /** Currency of the stock; undefined if neither the mapping nor the site has one. */
  currency: Currency | undefined;
  /** BCP 47 tag for the names of currencies. */
  locale: string | undefined;
  /** Price of one unit of a foreign currency in that of the stock. */
  rates: Readonly<Record<Currency, number>>;
}
