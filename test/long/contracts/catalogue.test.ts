/* The long form: more random searches. */
import '../../contracts/catalogue/catalogue.contract.test.ts';
