/* Long form: more widths, sizes of parts, and paper. */
import '../../browser/catalogue/carDetail.test.ts';
