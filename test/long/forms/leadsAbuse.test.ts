/* The long form: ten thousand leads from one address. */
import '../../http/forms/leadsAbuse.test.ts';
