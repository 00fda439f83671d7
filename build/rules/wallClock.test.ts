import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

/*
 * A duration that is measured by the system clock never ends, or ends at once, when the clock is set. Use monotonicMs
 * (server, shared) or performance.now() (client); Date.now() is for times that are stored, compared between processes
 * or shown.
 */

/** Files that need the system clock, and for what. */
const reasons: Record<string, string> = {
  'client/browser/loadTagManager.ts': 'time that the tag manager reads',
  'client/catalogue/dealers/useNow.ts': 'opening hours',
  'client/catalogue/saved/CarMemory.ts': 'stored times',
  'client/content/editing/tools/EditorSessionWatch.tsx': 'end of a session as a clock time',
  'client/content/moments/useLotClosing.ts': 'closing time of a lot',
  'client/content/moments/useTimeLeft.ts': 'countdown to a date',
  'client/forms/servicerequest/OrderForm.tsx': 'date of today',
  'client/forms/servicerequest/takeServiceRequestPost.ts': 'date of today',
  'client/forms/servicerequest/useToday.ts': 'date of today',
  'client/tirehotel/components/useSecondsLeft.ts': 'time at which a code was sent, converted once',
  'client/tirehotel/components/useTireFault.ts': 'end of a wait for useSecondsLeft',
  'server/catalogue/feed/source/copyAge.ts': 'age of a file',
  'server/catalogue/feed/source/findFeedFile.ts': 'age of a file',
  'server/catalogue/feed/source/prepareFeedCopies.ts': 'age of a file',
  'server/cli/doctor/checkCertificates.ts': 'end of a certificate',
  'server/content/editing/signedTokens.ts': 'end of a token that other processes check',
  'server/content/embedded/saves/storedSaves.ts': 'stored times',
  'server/http/logging/createLogger.ts': 'time of a log line',
  'server/kit/withLockFile.ts': 'age of a lock file',
  'server/looks/removeOldLooks.ts': 'age of a file',
  'server/pictures/PictureCache.ts': 'age of a file',
  'server/pictures/createPictures.ts': 'age of a file',
  'server/render/pageCache/pageCopies.ts': 'stored times, converted once',
  'server/storage/copies/pruneCopies.ts': 'age of a file',
  'server/storage/inspectDatabase.ts': 'difference between the clocks of two machines',
  'server/storage/sqlite/openSqliteFile.ts': 'age of a file',
  'server/upstream/probeAddress.ts': 'difference between the clocks of two machines',
  'server/upstream/resilience/rateLimiter.ts': 'end of a limit that a header states as a time',
  'shared/kit/monotonicMs.ts': 'comment',
};

const floors = ['client', 'config', 'server', 'shared'];

it('files that read the system clock are known', () => {
  const files = filesUnder(...floors).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const reading = files.filter((file) => readFileSync(file, 'utf8').includes('Date.now'));
  expect(reading.filter((file) => reasons[file] === undefined)).toEqual([]);
  expect(Object.keys(reasons).filter((file) => !reading.includes(file))).toEqual([]);
});
