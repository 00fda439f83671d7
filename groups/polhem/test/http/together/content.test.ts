/* Content, editing and addresses: what these files load, they load once (see jest.config.mjs). */
import '../browserErrors.test.ts';
import '../edgeEndpoint.test.ts';
import '../edgeFaults.test.ts';
import '../edgeRounds.test.ts';
import '../editing.test.ts';
import '../jotform.test.ts';
import '../platformProxy.test.ts';
import '../redirects.test.ts';
import '../refusalLogs.test.ts';
import '../safeRedirects.test.ts';
import '../scaledPictures.test.ts';
import '../sitemap.test.ts';
import '../stories.test.ts';
