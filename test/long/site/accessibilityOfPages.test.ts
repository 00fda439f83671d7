/* The long form of test/browser/accessibility.test.ts: more pages, each on both screens. */
import '../../browser/site/accessibility.test.ts';
