import { declareOrders } from './declareOrders.ts';
import { declareVisits } from './declareVisits.ts';
import { describeEngine } from './describeEngine.ts';

describeEngine('webkit', (tests) => {
  declareVisits(tests);
  declareOrders(tests);
});
