/* Long form: axe also checks every editor. */
import '../browser/editing.test.ts';
