/* The long form: a list of 200 MB. */
import '../../../server/catalogue/feed/formats/readJsonRows.test.ts';
