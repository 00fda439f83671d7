/* The long form: more pages. */
import '../../browser/loading/pageStart.test.ts';
