/* The long form: more ways back, on a desktop too, and the bar at the foot of a phone. */
import '../../browser/loading/laterParts.test.ts';
