/* Long form: also a phone of the usual width. */
import '../browser/carDetail.test.ts';
