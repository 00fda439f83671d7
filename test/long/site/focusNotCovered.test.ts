/* The long form of test/browser/site/focusNotCovered.test.ts: every kind of page on three screens. */
import '../../browser/site/focusNotCovered.test.ts';
