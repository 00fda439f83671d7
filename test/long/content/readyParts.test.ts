/* The long form: every site. */
import '../../http/pages/readyParts.test.ts';
