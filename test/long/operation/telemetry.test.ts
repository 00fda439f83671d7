/* The long form: a server without a collector. */
import '../../http/operation/telemetry.test.ts';
