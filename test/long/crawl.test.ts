/* The long form of the crawl: it follows more of the links to pages that are alike, as those of cars and dealers are. */
import '../http/crawl.test.ts';
