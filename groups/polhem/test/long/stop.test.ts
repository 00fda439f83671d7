/* The long form: fifty stops under requests that were sent 30 ms before. */
import '../http/stop.test.ts';
