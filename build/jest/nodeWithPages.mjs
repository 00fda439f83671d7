import { TestEnvironment } from 'jest-environment-node';
import { describePages } from './describePages.mjs';

/** Prints what the pages in `openBrowsers` show when a test fails; launchBrowser fills it. */
export default class NodeWithPages extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return;
    const shown = await describePages(this.global.openBrowsers ?? []).catch((error) => String(error));
    process.stderr.write(`"${test.name}" has failed. ${shown}\n`);
  }
}
