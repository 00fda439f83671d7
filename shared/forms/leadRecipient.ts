import type { Car } from '../catalogue/Car.ts';
import type { Dealer, Department } from '../catalogue/Dealer.ts';

/** Who gets an enquiry. */
export interface LeadRecipient {
  toName: string;
  toEmail: string;
}

/** A dealership that a sample car can be asked for at; `recipient` is null when none of its departments sells such cars. */
export interface Dealership {
  siteName: string;
  recipient: LeadRecipient | null;
}

/** To whom the enquiries about a car go: to one recipient, or to that of the dealership that the visitor chooses. */
export interface ContactRecipients {
  recipient: LeadRecipient | null;
  /** Only of a sample car; else null. */
  dealerships: Dealership[] | null;
}

/** Nobody sells the car where it is asked for. */
export class DepartmentNotFoundError extends Error {
  constructor() {
    super('Department not found');
    this.name = 'DepartmentNotFoundError';
  }
}

type OfCar = Pick<Partial<Car>, 'car_companyerpid' | 'car_departmenterpid'>;

const newCars = 'New cars';

/**
 * The recipient at a dealership that a sample car is asked for at (decision D-27): the car's own department when it is
 * one of the dealership's, else the department of new cars; null when it has neither with a mail address.
 */
export function dealershipRecipient(car: OfCar, dealer: Partial<Dealer>): LeadRecipient | null {
  const departments = reachable(dealer);
  const department =
    departments.find(({ erp_id }) => isDepartment(car, erp_id)) ?? departments.find(({ group }) => group === newCars);
  return department ? ofDepartment(department, dealer) : null;
}

/**
 * The recipient of a car that stands somewhere: its first seller, else its department at its dealer, else the dealer;
 * null when none of them has a mail address.
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

/** Who gets an enquiry; `siteName` is the chosen dealership. Throws DepartmentNotFoundError when nobody does. */
export function leadRecipient({ recipient, dealerships }: ContactRecipients, siteName: string): LeadRecipient {
  const found = dealerships ? dealerships.find((dealership) => dealership.siteName === siteName)?.recipient : recipient;
  if (!found) throw new DepartmentNotFoundError();
  return found;
}

function reachable(dealer: Partial<Dealer>): Department[] {
  return (dealer.site_departments ?? []).filter(({ email }) => email !== '');
}

/** Departments are numbered "company.department"; a car may name both parts, or the whole number as its department. */
function isDepartment({ car_companyerpid: company, car_departmenterpid: department }: OfCar, erpId: string): boolean {
  if (!department) return false;
  if (erpId === department) return true;
  return company ? erpId === `${company}.${department}` : erpId.endsWith(`.${department}`);
}

function ofDepartment({ official_name, name, email }: Department, dealer: Partial<Dealer>): LeadRecipient {
  return { toName: official_name || `${dealer.site_official_name ?? ''} ${name}`.trim(), toEmail: email };
}
