/* Leads: what these files load, they load once (see jest.config.mjs). */
import '../devOutbox.test.ts';
import '../formPosts.test.ts';
import '../leads.test.ts';
import '../leadsAbuse.test.ts';
