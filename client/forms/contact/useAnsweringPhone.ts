import type { Car } from '../../../shared/catalogue/Car.ts';
import { nationalPhone } from '../../../shared/kit/text/nationalPhone.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite } from '../../site/useSite.ts';

/** Number of a car's seller, else of its dealer, as written in the country; "" for none. */
export function useAnsweringPhone(car: Partial<Car>): string {
  const { phonePlan } = useSite();
  const dealer = useAppSelector((state) => state.carDetail.dealer);
  return nationalPhone(car.car_sellers?.[0]?.phone || dealer?.phone || '', phonePlan);
}
