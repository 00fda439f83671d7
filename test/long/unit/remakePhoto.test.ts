/* The long form: large pictures. */
import '../../../server/forms/photos/remakePhoto.test.ts';
