import type { Car } from '../../../shared/catalogue/Car.ts';

/** Returns the text of a car that the index also reads. */
export function carWords(car: Car): string {
  return [
    car.car_brand,
    car.car_model,
    car.car_model_text,
    car.car_version,
    car.car_year ?? '',
    ...car.car_equipment,
    car.car_fuel,
    car.car_gearbox,
    car.car_body,
    car.car_color,
    car.car_drive,
    car.car_site_name,
    car.car_site_city,
    car.car_description,
  ].join(' ');
}
