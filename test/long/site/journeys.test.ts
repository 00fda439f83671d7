/* Long form: pages without layout shifts, and the focus behind what stays on screen. */
import '../../browser/site/journeys.test.ts';
