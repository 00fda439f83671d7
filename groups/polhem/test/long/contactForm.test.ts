/* Long form: the form comes into view on phones too. */
import '../browser/contactForm.test.ts';
