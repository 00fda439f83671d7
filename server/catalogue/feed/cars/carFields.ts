import type { Car, CarField } from '../../../../shared/catalogue/Car.ts';

/** Type of a car's field. "structure" is an object or a list of objects, which no single column can hold. */
export type CarFieldKind = 'text' | 'number' | 'boolean' | 'list' | 'saleState' | 'structure';

export const carFieldKinds = {
  car_id: 'text',
  slug: 'text',
  car_brand: 'text',
  car_model: 'text',
  car_model_text: 'text',
  car_version: 'text',
  car_year: 'number',
  car_chassino: 'text',
  car_regno: 'text',
  car_firstregistration: 'text',
  car_owners: 'number',
  car_inspected_until: 'text',
  indexed_at: 'text',
  car_fuel: 'text',
  car_gearbox: 'text',
  car_body: 'text',
  car_color: 'text',
  car_condition: 'text',
  car_drive: 'text',
  car_vehicle_type_code: 'text',
  car_use: 'text',
  car_axles: 'number',
  car_gross_weight: 'number',
  car_gross_weight_text: 'text',
  car_vat_eligible: 'boolean',
  car_is_sample: 'boolean',
  car_is_used: 'boolean',
  caroftheweek: 'boolean',
  car_publishdate: 'text',
  car_campaigns: 'list',
  car_sale_state: 'saleState',
  car_sold_at: 'text',
  car_price: 'number',
  car_price_currency: 'text',
  car_price_title: 'text',
  car_price_text: 'text',
  car_retail_price: 'number',
  car_retail_price_text: 'text',
  car_campaign_price: 'number',
  car_campaign_price_text: 'text',
  car_lowest_price_30_days: 'number',
  car_lowest_price_30_days_text: 'text',
  car_has_campaign_price: 'boolean',
  car_has_campaign_loan: 'boolean',
  car_has_campaign_privateleasing: 'boolean',
  car_has_campaign_companyleasing: 'boolean',
  car_mileage: 'number',
  car_mileage_text: 'text',
  car_odometer: 'number',
  car_odometer_unit: 'text',
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
  car_power: 'number',
  car_power_text: 'text',
  car_service_weight_text: 'text',
  car_seats: 'number',
  car_doors: 'number',
  car_cargo_volume_text: 'text',
  car_height_text: 'text',
  car_length_text: 'text',
  car_width_text: 'text',
  car_ncapstars: 'number',
  car_equipment: 'list',
  car_description: 'text',
  car_texts: 'structure',
  car_images: 'structure',
  car_primary_image: 'structure',
  car_site_id: 'text',
  car_site_name: 'text',
  car_site_city: 'text',
  car_site_region: 'text',
  car_sellers: 'structure',
  car_companyerpid: 'text',
  car_departmenterpid: 'text',
  car_pbbratio: 'number',
  car_beneficial_value: 'number',
  car_loan_option: 'structure',
  car_loan_monthly_cost: 'number',
  car_loan_description: 'text',
  car_loan_rate: 'number',
  car_loan_duration: 'number',
  car_leasing_options: 'structure',
  car_privateleasing_monthly_cost: 'number',
  car_companyleasing_monthly_cost: 'number',
  car_has_companyleasing: 'boolean',
  car_has_privateleasing: 'boolean',
} as const satisfies Record<CarField, CarFieldKind>;

export const carFieldNames = Object.keys(carFieldKinds) as CarField[];

/** Fields that a mapping can fill from columns. The id and pictures have separate rules. */
export const mappableCarFields = carFieldNames.filter((field) => {
  return field !== 'car_id' && carFieldKinds[field] !== 'structure';
});

/** One empty list shared by all cars, therefore frozen. */
const none: never[] = [];
Object.freeze(none);

function blankValue(field: CarField): unknown {
  if (field === 'car_primary_image' || field === 'car_loan_option' || field === 'car_texts') {
    return null;
  }
  const blanks = { text: '', number: null, boolean: false, list: none, saleState: 'available', structure: none };
  return blanks[carFieldKinds[field]];
}

/** A car with all fields blank. Copy it with spread, so that all cars have the same hidden class. */
export const blankCar: Readonly<Car> = Object.freeze(
  Object.fromEntries(carFieldNames.map((field) => [field, blankValue(field)])) as unknown as Car,
);

/** A car under construction: the mapping decides at run time which fields it fills. */
export type CarDraft = Partial<Record<CarField, unknown>>;

/** A blank car to fill in. */
export function newCarDraft(): CarDraft {
  return { ...blankCar };
}
