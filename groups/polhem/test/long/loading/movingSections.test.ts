/* The long form: the section without content in the log of a server. */
import '../../browser/loading/movingSections.test.ts';
