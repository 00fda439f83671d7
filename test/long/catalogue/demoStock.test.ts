/* The long form: the stock is made twice. */
import '../../../groups/polhem/generate/demoStock.test.ts';
