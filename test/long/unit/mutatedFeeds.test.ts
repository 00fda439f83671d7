/* The long form: ten thousand mutations. */
import '../../../server/catalogue/propose/mutatedFeeds.test.ts';
