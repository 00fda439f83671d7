/* Long form: every flow by keyboard alone, in each engine. */
import { engineNames } from '../../browser/engines/EngineName.ts';
import { declareKeyboardJourneys } from '../../engines/declareKeyboardJourneys.ts';
import { describeEngine } from '../../engines/describeEngine.ts';

for (const engine of engineNames) describeEngine(engine, declareKeyboardJourneys);
