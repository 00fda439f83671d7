/* The long form: every editor is looked at by axe too. */
import '../browser/editing.test.ts';
