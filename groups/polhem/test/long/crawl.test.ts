/* The long form of the crawl: every site, and more of the links to pages that are alike, as those of cars and dealers. */
import '../http/crawl.test.ts';
