/* Long form: also a phone of the usual width. */
import '../../browser/catalogue/carDetail.test.ts';
