/* Long form: the form comes into view, and is tried three times. */
import '../../browser/forms/contactForm.test.ts';
