import type { Car } from '../catalogue/Car.ts';
import type { Dealer, Department } from '../catalogue/dealers/Dealer.ts';

/** Recipient of an enquiry. */
export interface LeadRecipient {
  toName: string;
  toEmail: string;
}

/**
 * A dealership that takes enquiries about a sample car.
 * `recipient` is null when none of its departments sells such cars.
 */
export interface Dealership {
  siteName: string;
  recipient: LeadRecipient | null;
}

/** Recipients of enquiries about a car: one recipient, or one per dealership to choose from. */
export interface ContactRecipients {
  recipient: LeadRecipient | null;
  /** Set for a sample car only; else null. */
  dealerships: Dealership[] | null;
}

/** An enquiry whose department is not found; the server sends it to the site's own recipient. */
const noDepartment: LeadRecipient = { toName: '', toEmail: '' };

type OfCar = Pick<Partial<Car>, 'car_companyerpid' | 'car_departmenterpid'>;

const newCars = 'New cars';

/**
 * Returns the recipient at a dealership for a sample car (decision D-27).
 * It is the car's own department if it belongs to the dealership, else the department of new cars; null when it has
 * neither with a mail address.
 */
export function dealershipRecipient(car: OfCar, dealer: Partial<Dealer>): LeadRecipient | null {
  const departments = reachable(dealer);
  const department =
    departments.find(({ erp_id }) => isDepartment(car, erp_id)) ?? departments.find(({ group }) => group === newCars);
  return department ? ofDepartment(department, dealer) : null;
}

/**
 * Returns the recipient for a car in stock at a dealer.
 * It is its first seller, else its department at its dealer, else the dealer; null when none of them has a mail
 * address.
 */
export function sellerRecipient(
  car: OfCar & Pick<Partial<Car>, 'car_sellers'>,
  dealer: Partial<Dealer> | null,
): LeadRecipient | null {
  const seller = car.car_sellers?.find(({ email }) => email !== '');
  if (seller) return { toName: seller.name, toEmail: seller.email };
  if (!dealer) return null;
  const department = reachable(dealer).find(({ erp_id }) => isDepartment(car, erp_id));
  if (department) return ofDepartment(department, dealer);
  return dealer.site_email ? { toName: dealer.site_official_name ?? '', toEmail: dealer.site_email } : null;
}

/**
 * Returns the recipient of an enquiry, without an address when no department sells the car.
 * @param siteName the chosen dealership
 */
export function leadRecipient({ recipient, dealerships }: ContactRecipients, siteName: string): LeadRecipient {
  const found = dealerships ? dealerships.find((dealership) => dealership.siteName === siteName)?.recipient : recipient;
  return found ?? noDepartment;
}

function reachable(dealer: Partial<Dealer>): Department[] {
  return (dealer.site_departments ?? []).filter(({ email }) => email !== '');
}

/**
 * Compares department numbers, "company.department".
 * A car may have both parts, or the whole number as its department.
 */
function isDepartment({ car_companyerpid: company, car_departmenterpid: department }: OfCar, erpId: string): boolean {
  if (!department) return false;
  if (erpId === department) return true;
  return company ? erpId === `${company}.${department}` : erpId.endsWith(`.${department}`);
}

function ofDepartment({ official_name, name, email }: Department, dealer: Partial<Dealer>): LeadRecipient {
  return { toName: official_name || `${dealer.site_official_name ?? ''} ${name}`.trim(), toEmail: email };
}
