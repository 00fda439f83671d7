/* The long form: every flow in both languages. */
import '../../browser/spoken/spoken.test.ts';
