/* Long form: the journeys of the other engines, as the measure of what a test itself gets wrong. */
import { declareOrders } from '../../engines/declareOrders.ts';
import { declareVisits } from '../../engines/declareVisits.ts';
import { describeEngine } from '../../engines/describeEngine.ts';

describeEngine('chromium', (tests) => {
  declareVisits(tests);
  declareOrders(tests);
});
