import type { Language } from '../site/SiteTypes.ts';
import type { EnergyLabel } from './energy/EnergyLabel.ts';

/** Text ready for display, delivered in the site's language and units. */
export type DisplayText = string;
/** Amount in the currency of the site (SEK, NOK, GBP, EUR), whole units, never minor units. */
export type Money = number;
/** 5.95 means 5.95 %. */
export type Percent = number;
/** ISO 8601: a date, or a date and time. */
export type IsoDateTime = string;

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

/** A vehicle in stock, as the search back end delivers it. Missing texts are "", missing numbers null. */
export interface Car {
  // identity
  car_id: string;
  slug: string;
  car_brand: string;
  car_model: string;
  car_model_text: DisplayText;
  car_version: string;
  car_year: number | null;
  /** VIN */
  car_chassino: string;
  car_regno: string;
  /** A month (YYYY-MM) where the stock knows no day. */
  car_firstregistration: IsoDateTime;
  /** Number of owners so far, including the present one. */
  car_owners?: number | null;
  /** Last day on which the inspection is valid. */
  car_inspected_until?: IsoDateTime;
  indexed_at: IsoDateTime;
  // description
  car_fuel: string;
  car_gearbox: string;
  car_body: string;
  car_color: string;
  car_condition: string;
  car_drive: string;
  /** "LCV", "HCV" (light, heavy commercial vehicle): prices shown without VAT; otherwise with VAT. */
  car_vehicle_type_code: string;
  /** Work that a commercial vehicle is built for: "Distribution". */
  car_use?: string;
  /** Number of axles. */
  car_axles?: number | null;
  /** Permitted gross weight, kg. */
  car_gross_weight?: number | null;
  car_gross_weight_text?: DisplayText;
  car_vat_eligible: boolean;
  /** Sold under the margin scheme: the price contains no VAT that a buyer could deduct. */
  car_vat_margin?: boolean;
  /** A new-car sample model. */
  car_is_sample: boolean;
  car_is_used: boolean;
  caroftheweek: boolean;
  car_publishdate: IsoDateTime;
  car_campaigns: string[];
  car_sale_state: SaleState;
  /** Time of sale; "" for an unsold car. */
  car_sold_at: IsoDateTime;
  // prices
  car_price: Money | null;
  car_price_currency: string;
  car_price_title: DisplayText;
  car_price_text: DisplayText;
  car_retail_price: Money | null;
  car_retail_price_text: DisplayText;
  car_campaign_price: Money | null;
  car_campaign_price_text: DisplayText;
  /** Lowest price in the 30 days before the campaign; null when unknown. */
  car_lowest_price_30_days: Money | null;
  car_lowest_price_30_days_text: DisplayText;
  car_has_campaign_price: boolean;
  car_has_campaign_loan: boolean;
  car_has_campaign_privateleasing: boolean;
  car_has_campaign_companyleasing: boolean;
  // use
  /** In the site's unit: mil (10 km), km or miles; the text includes it. */
  car_mileage: number | null;
  car_mileage_text: DisplayText;
  car_odometer: number | null;
  car_odometer_unit: string;
  // performance and consumption
  car_acceleration_text: DisplayText;
  car_emission_mixed_text: DisplayText;
  car_fuel_combined_text: DisplayText;
  wltp_electric_consumption_text: DisplayText;
  wltp_electric_range_text: DisplayText;
  car_electric_range_text: DisplayText;
  car_fuel_tank_capacity_text: DisplayText;
  battery_size_text: DisplayText;
  electric_charging_speed_ac_text: DisplayText;
  electric_charging_speed_dc_text: DisplayText;
  car_energy?: CarEnergy | null;
  /** Facts that have no field of their own. */
  car_facts?: CarFact[];
  /** Types of the named facts. */
  car_fact_types?: FactType[];
  /** Facts for cards, with their types. */
  car_card_facts?: CarFact[];
  /** Range facet; the unit (hp or kW) is in the text. */
  car_power: number | null;
  car_power_text: DisplayText;
  // size, weight, safety
  car_service_weight_text: DisplayText;
  car_seats: number | null;
  car_doors: number | null;
  car_cargo_volume_text: DisplayText;
  car_height_text: DisplayText;
  car_length_text: DisplayText;
  car_width_text: DisplayText;
  /** 0 to 5 */
  car_ncapstars: number | null;
  // content and media
  car_equipment: string[];
  car_description: string;
  /** Texts in further languages, where the feed has them. */
  car_texts?: CarTexts | null;
  car_images: BlurImage[];
  car_primary_image: PrimaryImage | null;
  // place and people
  car_site_id: string;
  car_site_name: string;
  car_site_city: string;
  car_site_region: string;
  car_sellers: Seller[];
  car_companyerpid: string;
  car_departmenterpid: string;
  // finance
  car_pbbratio: number | null;
  car_beneficial_value: number | null;
  car_loan_option: LoanOption | null;
  car_loan_monthly_cost: Money | null;
  car_loan_description: DisplayText;
  car_loan_rate: Percent | null;
  /** Months. */
  car_loan_duration: number | null;
  car_leasing_options: LeasingOption[];
  car_privateleasing_monthly_cost: Money | null;
  car_companyleasing_monthly_cost: Money | null;
  car_has_companyleasing: boolean;
  car_has_privateleasing: boolean;
  /** Energy labels by language, which the server adds where the country requires them. */
  energyLabels?: Readonly<Record<Language, EnergyLabel>>;
}

/** A field that the stock delivers. */
export type CarField = Exclude<keyof Car, 'energyLabels'>;
