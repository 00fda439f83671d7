/* The long form: every fault. */
import '../../http/content/edgeFaults.test.ts';
