/* The long form: an index that begins again. */
import '../../../server/catalogue/embedded/IncrementalIndexBuilder.test.ts';
