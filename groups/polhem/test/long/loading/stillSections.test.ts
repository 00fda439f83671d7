/* The long form: the whole page on a phone too. */
import '../../browser/loading/stillSections.test.ts';
