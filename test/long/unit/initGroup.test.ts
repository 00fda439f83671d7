/* The long form: groups of more countries. */
import '../../../build/init/initGroup.test.ts';
