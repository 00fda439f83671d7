/* Pages and the shell around them: what these files load, they load once (see jest.config.mjs). */
import '../api.test.ts';
import '../breadcrumbs.test.ts';
import '../carDetail.test.ts';
import '../health.test.ts';
import '../pageCache.test.ts';
import '../overload.test.ts';
import '../pages.test.ts';
import '../pageView.test.ts';
import '../readPage.test.ts';
import '../readyParts.test.ts';
import '../restoredState.test.ts';
import '../sectionFailure.test.ts';
import '../shell.test.ts';
import '../strictTransport.test.ts';
import '../teasers.test.ts';
import '../thirdParties.test.ts';
