/* The long form: more texts. */
import '../../../server/content/embedded/editor/rewriteYaml.test.ts';
