import type { CarFact } from '../../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../../shared/catalogue/dealers/Dealer.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { dateText, dayLength } from './carLife.ts';
import type { CarLife } from './carLife.ts';

/** Remarks on paint and body, and on wear, by their values in feeds/demo.json. */
const bodyRemarks = ['stone_chips', 'parking_mark', 'bumper_scratch', 'wheel_scuff'];
const wearRemarks = ['seat_wear', 'brakes_half', 'tyres_half', 'wiper_smear'];
/** Years from which a car has marks on its paint, and wear. */
const markedFrom = 1.5;

/**
 * Draws the test of a used car before it was published: day, mechanic, remarks, and last service.
 * Its values are free facts of feeds/demo.json. Cars that have not been used have no test.
 */
export function testFacts({ condition, age, published }: CarLife, dealer: Dealer, random: SeededRandom): CarFact[] {
  if (condition !== 'used') return [];
  const testedAt = Date.parse(published) - random.int(1, 6) * dayLength;
  const workshop = dealer.site_departments.find(({ department_type }) => department_type === 'WORKSHOP');
  const mechanic = workshop && workshop.users.length > 0 ? random.pick(workshop.users) : null;
  const isNewlyServiced = random.chance(0.6);
  const servicedAt = testedAt - (isNewlyServiced ? 1 : random.int(90, 260)) * dayLength;
  const remarks: CarFact[] =
    age < markedFrom
      ? []
      : [
          { name: 'remark_body', value: random.pick(bodyRemarks) },
          { name: 'remark_wear', value: random.pick(wearRemarks) },
        ];
  return [
    { name: 'tested_on', value: dateText(testedAt) },
    ...(mechanic ? [{ name: 'tested_by', value: `${mechanic.first_name} ${mechanic.last_name}` }] : []),
    ...remarks,
    { name: 'serviced_on', value: dateText(servicedAt) },
    ...(isNewlyServiced ? [{ name: 'serviced_in', value: dealer.site_city }] : []),
  ];
}
