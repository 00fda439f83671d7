/* Long form: fifty stops during requests that were sent 30 ms before, other ways to stop, and more failed starts. */
import '../http/operation/stop.test.ts';
