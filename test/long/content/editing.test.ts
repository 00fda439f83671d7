/* Long form: axe also checks every editor. */
import '../../browser/content/editing.test.ts';
