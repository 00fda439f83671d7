/* The long form: more ways to change a file. */
import '../../../server/content/createEmbeddedContent.test.ts';
