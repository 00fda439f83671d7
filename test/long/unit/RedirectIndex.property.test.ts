/* The long form: more paths. */
import '../../../server/redirects/RedirectIndex.property.test.ts';
