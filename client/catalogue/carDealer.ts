import type { Car } from '../../shared/catalogue/Car.ts';
import type { Dealer } from '../../shared/catalogue/Dealer.ts';
import { schedulesOf } from '../../shared/catalogue/dealerDepartments.ts';
import type { OpeningSchedule } from '../../shared/catalogue/openingHours.ts';

/** What a car's page tells of the dealer where the car stands. Texts are "" where nothing is known. */
export interface CarDealer {
  name: string;
  slug: string;
  street: string;
  zip: string;
  city: string;
  region: string;
  phone: string;
  email: string;
  /** Of the department that sells the car first; null when it cannot be said when it is open. */
  hours: OpeningSchedule[] | null;
}

/** The dealer as the car's page shows it: phone, mail and hours are those of the department that sells the car. */
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
    hours: selling ? schedulesOf([selling]) : schedulesOf(departments),
  };
}
