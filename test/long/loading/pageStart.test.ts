/* The long form: more pages, and a picture that never arrives. */
import '../../browser/loading/pageStart.test.ts';
