/* Long form: also a phone without JavaScript. */
import '../browser/carList.test.ts';
