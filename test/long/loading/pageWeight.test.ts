/* The long form: more pages. */
import '../../browser/loading/pageWeight.test.ts';
