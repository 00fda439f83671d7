/* The long form of test/browser/site/print.test.ts: all kinds of pages. */
import '../../browser/site/print.test.ts';
