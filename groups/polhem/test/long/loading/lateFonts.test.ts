/* The long form: pages of all kinds. */
import '../../browser/loading/lateFonts.test.ts';
