/* The long form: a phone without scripts too. */
import '../browser/carList.test.ts';
