/* The long form: every redirect. */
import '../../http/requests/redirects.test.ts';
