import type { Language } from '../site/SiteTypes.ts';
import type { carFieldKinds } from './car/carFieldKinds.ts';
import type { EnergyLabel } from './energy/EnergyLabel.ts';

/** Text ready for display, delivered in the site's language and units. */
export type DisplayText = string;
/** Amount in the currency of the site (SEK, NOK, GBP, EUR), whole units, never minor units. */
export type Money = number;
/** 5.95 means 5.95 %. */
export type Percent = number;

export interface BlurImage {
  original: string;
  blur_data_url: string;
}

export interface PrimaryImage {
  thumbnail_url: string;
  blur_data_url: string;
}

export interface Seller {
  name: string;
  email: string;
  phone: string;
}

export interface ContractDuration {
  /** In steps of 12. */
  months: number;
  residual_percentage: Percent;
  cash_amount_min_percentage: Percent;
  cash_amount_max_percentage: Percent;
}

export interface LoanOption {
  title: string;
  default_monthly_cost: Money;
  default_monthly_cost_text: DisplayText;
  price: Money;
  /** Per invoice. */
  invoice_fee: Money;
  invoice_fee_text: DisplayText;
  /** Once. */
  start_fee: Money;
  start_fee_text: DisplayText;
  interest_rate: Percent;
  interest_rate_text: DisplayText;
  /** Has numbered placeholders {0} {1} … */
  disclaimer: string;
  description: string;
  /** Months. */
  default_contract_duration: number;
  contract_durations: ContractDuration[];
}

export interface LeasingOption {
  leasing_type: 'Private' | 'Company';
  title: string;
  monthly_cost: Money;
  monthly_cost_text: DisplayText;
  description: string;
  /** Months. */
  duration: number;
  /** Per year, in the unit of the site. */
  mileage: number;
  /** Footnote; spelled as in the API. */
  asterix: string;
}

/** The state of sale. A sold car leaves lists at once. */
export type SaleState = 'available' | 'reserved' | 'sold';

/** Fields with a text per language in some feeds. */
export const languageFields = ['car_version', 'car_description', 'car_loan_description'] as const;
export type LanguageField = (typeof languageFields)[number];

/** Texts of a car in languages other than its site's first. */
export type CarTexts = Record<Language, Partial<Record<LanguageField, string>>>;

/** Groups of facts. A fact follows the last row of its group in the technical data; `condition` is a part of its own. */
export const factGroups = ['performance', 'consumption', 'vehicle', 'size', 'history', 'condition'] as const;
export type FactGroup = (typeof factGroups)[number];

/** Meaning of a free fact, equal for all cars of a feed. */
export interface FactType {
  /** "towing_weight"; the facets of the fact are fact_<name> and range_<name>. */
  name?: string;
  /** In the site's first language. */
  label?: string;
  labels?: Readonly<Record<Language, string>>;
  /** Unit of a number, as shown: "kg". */
  unit?: string;
  /** Default: after all other rows. */
  group?: FactGroup;
  /** The value is an https address. */
  isLink?: boolean;
  /** Comparisons show it. */
  isCompared?: boolean;
}

/** A free fact of a car: "Emission standard", "Euro 6d". Members that it lacks are those of its type. */
export interface CarFact extends FactType {
  value: string | number | boolean;
}

/** Data of a new car for an energy label, in addition to its texts of consumption. Unknown data is left out. */
export interface CarEnergy {
  /** Class by CO₂ emissions; default: that of car_emission_mixed_text by the country's scale. */
  co2_class?: string;
  /** Plug-in hybrids, with discharged battery. */
  co2_class_discharged?: string;
  co2_discharged_text?: DisplayText;
  fuel_discharged_text?: DisplayText;
  /** Fuel and electricity, per year. */
  energy_costs?: Money;
  /** Assumed price of fuel or electricity. */
  energy_price_text?: DisplayText;
  /** At a low, medium and high price of CO₂, over the years that the country's law names. */
  co2_costs_low?: Money;
  co2_costs_medium?: Money;
  co2_costs_high?: Money;
  /** Assumed prices of CO₂ per tonne. */
  co2_price_low?: Money;
  co2_price_medium?: Money;
  co2_price_high?: Money;
  /** Per year. */
  vehicle_tax?: Money;
}

/** Fields that are objects or lists of objects. */
interface CarStructures {
  car_energy?: CarEnergy | null;
  /** Facts that have no field of their own. */
  car_facts?: CarFact[];
  /** Types of the named facts. */
  car_fact_types?: FactType[];
  /** Facts for cards, with their types. */
  car_card_facts?: CarFact[];
  /** Texts in further languages, where the feed has them. */
  car_texts?: CarTexts | null;
  car_images: BlurImage[];
  car_primary_image: PrimaryImage | null;
  car_sellers: Seller[];
  car_loan_option: LoanOption | null;
  car_leasing_options: LeasingOption[];
}

/** Values of the other fields by their type. */
interface FieldValues {
  text: string;
  number: number | null;
  boolean: boolean;
  list: string[];
  saleState: SaleState;
}

type Kinds = typeof carFieldKinds;
type PlainKinds = Omit<Kinds, StructureField>;
type StructureField = { [Field in keyof Kinds]: Kinds[Field] extends 'structure' ? Field : never }[keyof Kinds];

/** Fields that a stock may leave out. */
type OptionalField =
  | 'car_owners'
  | 'car_inspected_until'
  | 'car_use'
  | 'car_axles'
  | 'car_gross_weight'
  | 'car_gross_weight_text'
  | 'car_vat_margin';

/** A field that the stock delivers. */
export type CarField = keyof Kinds;

/** A field with a text or a number. */
export type ValueField = { [Field in CarField]: Kinds[Field] extends 'text' | 'number' ? Field : never }[CarField];

type PlainFields = { -readonly [Field in keyof PlainKinds]: FieldValues[PlainKinds[Field]] };

/** A vehicle in stock, as the search back end delivers it: the fields of `carFieldKinds`. */
export interface Car
  extends
    Omit<PlainFields, OptionalField>,
    Partial<Pick<PlainFields, OptionalField>>,
    Pick<CarStructures, StructureField> {
  /** Energy labels by language, which the server adds where the country requires them. */
  energyLabels?: Readonly<Record<Language, EnergyLabel>>;
}
