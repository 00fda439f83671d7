/* The long form: more random searches, and faults that do not end. */
import '../../contracts/catalogue/catalogueProxy.contract.test.ts';
