/* The long form: phones on their side too. */
import '../../browser/site/safeAreas.test.ts';
