/* The long form: every page on a phone and on a desktop. */
import '../../browser/loading/steadyLayout.test.ts';
