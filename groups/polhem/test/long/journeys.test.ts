/* The long form: more pages that nothing may move on. */
import '../browser/journeys.test.ts';
