import { resolve } from 'node:path';
import { bookingSettings } from '../../../config/bookingSettings.ts';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';
import { loadBookingReferences } from '../../booking/embedded/reference/loadBookingReferences.ts';
import { isFeedAddress } from '../../catalogue/feed/source/feedAddress.ts';
import { loadSearchWords } from '../../../config/languages/loadSearchWords.ts';
import { leftOutText } from '../../content/command/contentCommand.ts';
import type { AppliedSave } from '../../content/embedded/saves/applySaves.ts';
import { isLeftOut } from '../../content/embedded/saves/ContentSave.ts';
import { loadProductTexts } from '../../composition/loadProductTexts.ts';
import { createLogger } from '../../http/logging/createLogger.ts';
import { loadRedirectFiles } from '../../redirects/loadRedirectFiles.ts';
import { inspectDatabase } from '../../storage/inspectDatabase.ts';
import { openStorage } from '../../storage/openStorage.ts';
import type { Storage } from '../../storage/Storage.ts';
import { loadTireHotelFiles } from '../../tirehotel/embedded/files/loadTireHotelFiles.ts';
import { loadContent } from '../loadContent.ts';
import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

interface Parts {
  env: Env;
  group: Group;
  root: string;
}

/** Pages, texts and pictures of the content folder with editors' saves, and the product's own texts. */
export async function checkContent({ env, group, root }: Parts): Promise<Finding[]> {
  const logger = collectingLogger();
  if (env.EDGE_ENDPOINT !== '') {
    await loadProductTexts(group, logger);
    return [ok("The product's texts are complete; pages come from the content platform.")];
  }
  const storage = await openCurrentDatabase(env, root);
  try {
    const { saves } = await loadContent({ env, group, root, logger, savesIn: storage });
    const faults = logger.facts('content.fileFault').map(({ file, line, message }) => {
      return fault(`${String(file)}:${String(line)}: ${String(message)}`, 'Correct the file: docs/content.md.');
    });
    const items = logger.facts('content.loaded')[0]?.['items'];
    const files = faults.length > 0 ? faults : [ok(`${String(items)} pages and parts in ${group.contentFolder}.`)];
    return [...files, ...judgeSaves(saves.report())];
  } finally {
    await storage?.close();
  }
}

/** The PostgreSQL database, if its tables are current; the check of the database reports faults. */
async function openCurrentDatabase(env: Env, root: string): Promise<Storage | null> {
  if (env.DATABASE_URL === '') return null;
  const place = { databaseUrl: env.DATABASE_URL, dataDir: resolve(root, env.DATA_DIR), logger: createLogger('silent') };
  const found = await inspectDatabase(place).catch(() => null);
  return found?.version === found?.knownVersion && found ? openStorage(place) : null;
}

function judgeSaves(saves: readonly AppliedSave[]): Finding[] {
  const cure = 'Write it into the file by hand, or drop it: npm run content -- drop <id>. See docs/editing.md.';
  const leftOut = saves.filter(({ state }) => isLeftOut(state)).map((one) => warning(leftOutText(one), cure));
  const shown = saves.filter(({ state }) => state === 'shown').length;
  if (shown === 0) return leftOut;
  const text = `${String(shown)} saves of editors are in the database only; npm run content -- export writes them.`;
  return [ok(text), ...leftOut];
}

/** Redirects and words of the search: each file's faults reject. */
export async function checkRedirects({ group, root }: Parts): Promise<Finding[]> {
  const rules = await loadRedirectFiles(group.redirectsFolder, group.sites);
  loadSearchWords(group.languages, root);
  const count = [...rules.values()].reduce((sum, ofSite) => sum + ofSite.length, 0);
  return [ok(`${String(count)} redirects, without loops; the words of the search can be read.`)];
}

/** Checks the reference data of the embedded booking engines. */
export async function checkBookings({ env, group }: Parts): Promise<Finding[]> {
  const log = collectingLogger();
  const { contentFolder, dealersFeed } = group;
  const settings = bookingSettings(env, group);
  const findings: Finding[] = [];
  const isRemote = dealersFeed !== null && isFeedAddress(dealersFeed);
  if (settings.endpoint === '' && settings.sites.length > 0 && isRemote) {
    findings.push(ok('Workshops are checked when the server starts, because the dealers come from a URL.'));
  } else if (settings.endpoint === '' && settings.sites.length > 0) {
    const parts = { contentFolder, dealersFile: dealersFeed, logger: log };
    const references = await loadBookingReferences({ ...settings, ...parts });
    const workshops = [...references.values()].reduce((sum, site) => sum + site.workshops.length, 0);
    findings.push(ok(`${String(workshops)} workshops can be booked.`));
  }
  const [site, ...otherSites] = settings.tireHotelSites;
  if (site && env.TIREHOTEL_ENDPOINT === '') {
    const { agreements } = await loadTireHotelFiles({ contentFolder, sites: [site, ...otherSites], logger: log });
    findings.push(ok(`${String(agreements.length)} agreements of the tire hotel.`));
  }
  const missing = log.events.filter(({ event }) => event.endsWith('.noReferenceData'));
  findings.push(...missing.map(({ facts }) => warning(`Missing: ${String(facts['missing'])}.`, String(facts['mend']))));
  return findings.length > 0 ? findings : [ok('No site books with the built-in engines.')];
}

function collectingLogger(): Logger & {
  events: { event: string; facts: LogFacts }[];
  facts(event: string): LogFacts[];
} {
  const events: { event: string; facts: LogFacts }[] = [];
  const at = (event: string, facts: LogFacts = {}): void => void events.push({ event, facts });
  return {
    ...{ debug: at, info: at, warn: at, error: at, events },
    facts: (wanted) => events.filter(({ event }) => event === wanted).map(({ facts }) => facts),
  };
}
