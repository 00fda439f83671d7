/* Long form: fifty stops during requests that were sent 30 ms before. */
import '../http/operation/stop.test.ts';
