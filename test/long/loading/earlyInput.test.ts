/* The long form: more pages, those of the short one at the other width, and a slow phone. */
import '../../browser/loading/earlyInput.test.ts';
