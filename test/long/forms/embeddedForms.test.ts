/* The long form: forms after a submit. */
import '../../browser/forms/embeddedForms.test.ts';
