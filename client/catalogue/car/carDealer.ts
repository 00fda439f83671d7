import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { groupSchedules } from '../../../shared/catalogue/dealers/groupSchedules.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/dealers/openingHours.ts';

/** Data about the car's dealer on a car page. Unknown texts are "". */
export interface CarDealer {
  name: string;
  slug: string;
  street: string;
  zip: string;
  city: string;
  region: string;
  phone: string;
  email: string;
  /** Hours of the department that sells the car; null when they are unknown. */
  hours: OpeningSchedule[] | null;
}

/** Builds the dealer data of a car page: phone, mail and hours of the department that sells the car. */
export function carDealer(dealer: Partial<Dealer>, car: Partial<Car>): CarDealer {
  const departments = dealer.site_departments ?? [];
  const erpId = `${car.car_companyerpid ?? ''}.${car.car_departmenterpid ?? ''}`;
  const selling = departments.find(({ erp_id }) => erp_id === erpId);
  return {
    name: dealer.site_official_name ?? '',
    slug: dealer.slug ?? '',
    street: dealer.site_street ?? '',
    zip: dealer.site_zip ?? '',
    city: dealer.site_city ?? '',
    region: dealer.site_region ?? '',
    phone: selling?.phone || (dealer.site_phone ?? ''),
    email: selling?.email || (dealer.site_email ?? ''),
    hours: selling ? groupSchedules([selling]) : groupSchedules(departments),
  };
}
