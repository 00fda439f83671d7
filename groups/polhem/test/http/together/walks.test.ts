/* Walks over many pages: what these files load, they load once (see jest.config.mjs). */
import '../carData.test.ts';
import '../crawl.test.ts';
import '../foreignWords.test.ts';
import '../siteLanguages.test.ts';
import '../validHtml.test.ts';
