/* Long form: more pages without layout shifts. */
import '../browser/journeys.test.ts';
