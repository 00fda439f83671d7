import type { Car } from '../catalogue/Car.ts';
import type { FinancingKind } from './financeChoice.ts';
import { representativeExample } from './representativeExample.ts';

/** Returns the kinds of monthly financing on a car's page; leasing requires a flag or an option. */
export function financingOf(car: Partial<Car>): FinancingKind[] {
  const has = (type: 'Private' | 'Company', flag: boolean | undefined): boolean =>
    flag === true || (car.car_leasing_options ?? []).some(({ leasing_type }) => leasing_type === type);
  return [
    ...(representativeExample(car.car_loan_option) ? (['loan'] as const) : []),
    ...(has('Private', car.car_has_privateleasing) ? (['private'] as const) : []),
    ...(has('Company', car.car_has_companyleasing) ? (['company'] as const) : []),
  ];
}
