/* The long form: every font of a system. */
import '../../browser/loading/fallbackFonts.test.ts';
