/* The long form: quotes move nothing. */
import '../../browser/catalogue/financeQuote.test.ts';
