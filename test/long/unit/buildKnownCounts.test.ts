/* The long form: more searches. */
import '../../../server/catalogue/embedded/facets/buildKnownCounts.test.ts';
