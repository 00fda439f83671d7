/** Type of a car's field. "structure" is an object or a list of objects, which no single column can hold. */
export type CarFieldKind = 'text' | 'number' | 'boolean' | 'list' | 'saleState' | 'structure';

/**
 * Every field of a car with its type; `Car`, feeds and search back ends follow this table.
 * An unknown text is "", an unknown number null. Prices are in the site's currency, whole units; dates are ISO 8601; a
 * field whose name ends with `_text` is ready for display, in the language and units of the stock.
 */
export const carFieldKinds = {
  // identity
  car_id: 'text',
  slug: 'text',
  car_brand: 'text',
  car_model: 'text',
  car_model_text: 'text',
  car_version: 'text',
  car_year: 'number',
  /** VIN */
  car_chassino: 'text',
  car_regno: 'text',
  /** A month (YYYY-MM) where the stock knows no day. */
  car_firstregistration: 'text',
  /** Number of owners so far, including the present one. */
  car_owners: 'number',
  /** Last day on which the inspection is valid. */
  car_inspected_until: 'text',
  indexed_at: 'text',
  // description
  car_fuel: 'text',
  car_gearbox: 'text',
  car_body: 'text',
  car_color: 'text',
  car_condition: 'text',
  car_drive: 'text',
  /** "LCV", "HCV" (light, heavy commercial vehicle): prices shown without VAT; otherwise with VAT. */
  car_vehicle_type_code: 'text',
  /** Work that a commercial vehicle is built for: "Distribution". */
  car_use: 'text',
  /** Number of axles. */
  car_axles: 'number',
  /** Permitted gross weight, kg. */
  car_gross_weight: 'number',
  car_gross_weight_text: 'text',
  car_vat_eligible: 'boolean',
  /** Sold under the margin scheme: the price contains no VAT that a buyer could deduct. */
  car_vat_margin: 'boolean',
  /** A new-car sample model. */
  car_is_sample: 'boolean',
  car_is_used: 'boolean',
  caroftheweek: 'boolean',
  car_publishdate: 'text',
  car_campaigns: 'list',
  car_sale_state: 'saleState',
  /** Time of sale; "" for an unsold car. */
  car_sold_at: 'text',
  // prices
  car_price: 'number',
  car_price_currency: 'text',
  car_price_title: 'text',
  car_price_text: 'text',
  car_retail_price: 'number',
  car_retail_price_text: 'text',
  car_campaign_price: 'number',
  car_campaign_price_text: 'text',
  /** Lowest price in the 30 days before the campaign; null when unknown. */
  car_lowest_price_30_days: 'number',
  car_lowest_price_30_days_text: 'text',
  car_has_campaign_price: 'boolean',
  car_has_campaign_loan: 'boolean',
  car_has_campaign_privateleasing: 'boolean',
  car_has_campaign_companyleasing: 'boolean',
  // use
  /** In the site's unit: mil (10 km), km or miles; the text includes it. */
  car_mileage: 'number',
  car_mileage_text: 'text',
  car_odometer: 'number',
  car_odometer_unit: 'text',
  // performance and consumption
  car_acceleration_text: 'text',
  car_emission_mixed_text: 'text',
  car_fuel_combined_text: 'text',
  wltp_electric_consumption_text: 'text',
  wltp_electric_range_text: 'text',
  car_electric_range_text: 'text',
  car_fuel_tank_capacity_text: 'text',
  battery_size_text: 'text',
  electric_charging_speed_ac_text: 'text',
  electric_charging_speed_dc_text: 'text',
  car_energy: 'structure',
  /** Facts that have no field of their own. */
  car_facts: 'structure',
  /** Types of the named facts. */
  car_fact_types: 'structure',
  /** Facts for cards, with their types. */
  car_card_facts: 'structure',
  /** Range facet; the unit (hp or kW) is in the text. */
  car_power: 'number',
  car_power_text: 'text',
  // size, weight, safety
  car_service_weight_text: 'text',
  car_seats: 'number',
  car_doors: 'number',
  car_cargo_volume_text: 'text',
  car_height_text: 'text',
  car_length_text: 'text',
  car_width_text: 'text',
  /** 0 to 5 */
  car_ncapstars: 'number',
  // content and media
  car_equipment: 'list',
  car_description: 'text',
  /** Texts in further languages, where the feed has them. */
  car_texts: 'structure',
  car_images: 'structure',
  car_primary_image: 'structure',
  // place and people
  car_site_id: 'text',
  car_site_name: 'text',
  car_site_city: 'text',
  car_site_region: 'text',
  car_sellers: 'structure',
  car_companyerpid: 'text',
  car_departmenterpid: 'text',
  // finance
  car_pbbratio: 'number',
  car_beneficial_value: 'number',
  car_loan_option: 'structure',
  car_loan_monthly_cost: 'number',
  car_loan_description: 'text',
  /** 5.95 means 5.95 %. */
  car_loan_rate: 'number',
  /** Months. */
  car_loan_duration: 'number',
  car_leasing_options: 'structure',
  car_privateleasing_monthly_cost: 'number',
  car_companyleasing_monthly_cost: 'number',
  car_has_companyleasing: 'boolean',
  car_has_privateleasing: 'boolean',
} as const satisfies Record<string, CarFieldKind>;
