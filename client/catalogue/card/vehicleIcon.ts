import type { Car } from '../../../shared/catalogue/Car.ts';
import type { IconName } from '../../ui/iconShapes.ts';

const iconByType: Readonly<Partial<Record<string, IconName>>> = { MC: 'motorcycle', LCV: 'van', HCV: 'truck' };

/** Returns the silhouette of a vehicle's type; a car's if the stock does not tell. */
export function vehicleIcon({
  car_vehicle_type_code: code = '',
}: Pick<Partial<Car>, 'car_vehicle_type_code'>): IconName {
  return iconByType[code] ?? 'car';
}
