/* Long form: also a phone without JavaScript. */
import '../../browser/catalogue/carList.test.ts';
