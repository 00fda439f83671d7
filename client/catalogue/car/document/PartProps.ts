import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { Translate } from '../../../site/translate.ts';

/** Props of a part of a car's document. */
export interface PartProps {
  car: Partial<Car>;
  t: Translate;
}
