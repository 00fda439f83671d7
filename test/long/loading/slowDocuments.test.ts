/* The long form: pages of several kinds, on a phone and on a desktop. */
import '../../browser/loading/slowDocuments.test.ts';
