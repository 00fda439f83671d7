/* Long form: more cars and back, a list on the first visit, and a visit without JavaScript. */
import '../../browser/site/visit.test.ts';
