/* Long form: more pages without layout shifts. */
import '../../browser/site/journeys.test.ts';
