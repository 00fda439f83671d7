/* The long form: more texts. */
import '../../../server/catalogue/embedded/text/WordScanner.test.ts';
