/* The long form: more pages. */
import '../../http/pages/validHtml.test.ts';
