/* The long form: pages of all kinds, on systems with each font that a fallback is scaled for. */
import '../../browser/loading/lateFonts.test.ts';
