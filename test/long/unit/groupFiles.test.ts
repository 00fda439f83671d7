/* The long form: groups of more countries. */
import '../../../build/init/groupFiles.test.ts';
