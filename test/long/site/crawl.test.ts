/* Long form of the crawl: every site, and more of the similar pages, such as cars and dealers. */
import '../../http/pages/crawl.test.ts';
