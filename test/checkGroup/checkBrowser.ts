import type { BrowserContext } from 'puppeteer';
import { launchOwnBrowser } from '../browser/launchBrowser.ts';
import { choosePages } from './browser/choosePages.ts';
import type { ChosenPage } from './browser/choosePages.ts';
import { inspectedWidths, inspectPage } from './browser/inspectPage.ts';
import { judgeInspection } from './browser/judgeInspection.ts';
import { PictureFolder } from './browser/PictureFolder.ts';
import { fault } from './CheckFinding.ts';
import type { CheckedPart, CheckFinding } from './CheckFinding.ts';
import type { Visit } from './crawl/crawl.ts';

interface BrowserOptions {
  /** URL of the server: "http://localhost:41234". */
  address: string;
  /** Folder for the pictures. */
  pictures: string;
  say: (text: string) => void;
}

/** Pages open at a time. */
const concurrency = 2;

/** Opens one page of each kind of each site in Chromium, on a phone and on a desktop. */
export async function checkBrowser(pages: readonly Visit[], options: BrowserOptions): Promise<CheckedPart[]> {
  const { address, pictures, say } = options;
  const chosen = choosePages(pages);
  const sites = [...new Set(chosen.map(({ site }) => site))];
  const folder = new PictureFolder(pictures);
  await folder.clean(sites);
  const browser = await launchOwnBrowser();
  try {
    const parts: CheckedPart[] = [];
    for (const site of sites) {
      const own = chosen.filter((page) => page.site === site);
      const origin = address.replace('//localhost', `//${site}.localhost`);
      const queue = own.flatMap((page) => inspectedWidths.map((width) => ({ page, width })));
      const findings: CheckFinding[] = [];
      // A session each: a page hydrates when it is drawn, and only one tab of a window is.
      const work = async (): Promise<void> => {
        const session = await browser.createBrowserContext();
        for (let next = queue.shift(); next; next = queue.shift()) {
          findings.push(...(await inspect(session, { ...next, origin, folder })));
        }
        await session.close();
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      const summary = `${String(own.length)} kinds of pages at ${inspectedWidths.join(' px, ')} px`;
      parts.push({ part: site, summary, findings });
      say(`browser: ${site} done\n`);
    }
    return parts;
  } finally {
    await browser.close();
  }
}

interface Inspected {
  page: ChosenPage;
  width: number;
  origin: string;
  folder: PictureFolder;
}

async function inspect(session: BrowserContext, { page, width, origin, folder }: Inspected): Promise<CheckFinding[]> {
  const where = `${page.site} ${page.path} at ${String(width)} px`;
  try {
    const inspection = await inspectPage(session, origin + page.path, { width, consent: page.kind === 'start' });
    await folder.write({ ...page, width }, inspection.picture);
    return judgeInspection(where, inspection);
  } catch (error) {
    const what = `the page cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
    return [fault(where, what, 'Look at the page in a browser: npm start.')];
  }
}
