/* The long form: the stock is made twice. */
import '../../../generate/demoStock.test.ts';
