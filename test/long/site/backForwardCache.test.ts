/* The long form: pages of other kinds, and what a page does when it returns. */
import '../../browser/site/backForwardCache.test.ts';
