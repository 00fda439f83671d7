/* The long form: more cars and back, a list on the first visit, and a visit without scripts. */
import '../browser/visit.test.ts';
