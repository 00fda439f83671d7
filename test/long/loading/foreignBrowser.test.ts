/* The long form: every page of the page tree, and every kind of page, of all sites in all languages. */
import '../../browser/loading/foreignBrowser.test.ts';
