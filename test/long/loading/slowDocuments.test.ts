/* The long form: cut at several places, on pages of several kinds. */
import '../../browser/loading/slowDocuments.test.ts';
