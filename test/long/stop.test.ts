/* Long form: fifty stops during requests, other ways to stop, and more failed starts. */
import '../http/operation/stop.test.ts';
