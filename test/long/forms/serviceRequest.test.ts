/* The long form: the form is sent by keyboard alone. */
import '../../browser/forms/serviceRequest.test.ts';
