/* The long form: the list of every site in every language. */
import '../../http/pages/restoredState.test.ts';
