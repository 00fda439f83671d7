/* The long form: a phone of the usual width too. */
import '../browser/carDetail.test.ts';
