/* The long form: a feed at an address. */
import '../../http/catalogue/stockRebuild.test.ts';
