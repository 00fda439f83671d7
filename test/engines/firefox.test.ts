import { declareOrders } from './declareOrders.ts';
import { declareVisits } from './declareVisits.ts';
import { describeEngine } from './describeEngine.ts';

describeEngine('firefox', (tests) => {
  declareVisits(tests);
  declareOrders(tests);
});
