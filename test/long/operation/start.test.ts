/* The long form: more failed starts, and a server as it comes. */
import '../../http/operation/start.test.ts';
