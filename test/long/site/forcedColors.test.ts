/* The long form of test/browser/site/forcedColors.test.ts: more sites and pages. */
import '../../browser/site/forcedColors.test.ts';
