/* The long form: more pages, and those of the short one at the other width. */
import '../../browser/loading/brokenScripts.test.ts';
