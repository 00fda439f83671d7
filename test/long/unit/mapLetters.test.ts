/* The long form: a tile of a map. */
import '../../../build/looks/mapLetters.test.ts';
