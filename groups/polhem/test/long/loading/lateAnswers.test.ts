/* The long form: on a desktop too. */
import '../../browser/loading/lateAnswers.test.ts';
