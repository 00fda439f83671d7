/* The long form: the key of the built server. */
import '../../http/catalogue/searchKey.test.ts';
