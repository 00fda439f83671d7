/* The long form: every kind of page on both sites. */
import '../../engines/webkit.test.ts';
