/* The long form: more weeks. */
import '../../../shared/catalogue/dealers/openingHours.test.ts';
