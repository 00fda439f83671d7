import { TestEnvironment } from 'jest-environment-node';
import { closeLeftPages } from './closeLeftPages.mjs';
import { describePages } from './describePages.mjs';

/**
 * Prints what the pages in `openBrowsers` show when a test fails; launchBrowser fills it.
 * Then closes the pages in `openPages` that the test has opened; watchedPage fills it. A test need not close them itself
 * where an expectation fails.
 */
export default class NodeWithPages extends TestEnvironment {
  #openBefore = new Set();

  async handleTestEvent({ name, test }) {
    const { openBrowsers = [], openPages = [] } = this.global;
    if (name === 'test_start') this.#openBefore = new Set(openPages);
    if (name === 'test_fn_failure') {
      const shown = await describePages(openBrowsers).catch((error) => String(error));
      process.stderr.write(`"${test.name}" has failed. ${shown}\n`);
    }
    if (name === 'test_done' && test.errors.length > 0) await closeLeftPages(openPages, this.#openBefore);
  }
}
