/* Long form: the form comes into view on phones too. */
import '../../browser/forms/contactForm.test.ts';
