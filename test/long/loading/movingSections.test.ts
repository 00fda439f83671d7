/* The long form: sizes and places of sections, on phones too, and the section without content in the log. */
import '../../browser/loading/movingSections.test.ts';
