/* The long form: every fault. */
import '../../http/catalogue/searchFaults.test.ts';
