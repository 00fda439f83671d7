/** Proposes files to begin with, on the command line (npm run new): see docs/feeds.md. */
import { join, resolve } from 'node:path';
import { installedGroup } from '../config/group/installedGroup.ts';
import { FeedRefusedError } from '../server/catalogue/feed/FeedRefusedError.ts';
import { NewUsageError, newUsage, readNewArguments } from '../server/catalogue/propose/newArguments.ts';
import { NewCommandError, newFeed } from '../server/catalogue/propose/newFeed.ts';
import { loadVocabulary } from '../server/catalogue/vocabulary/loadVocabulary.ts';
import { runReported } from './runReported.ts';

const toldErrors = [NewCommandError, FeedRefusedError];
await runReported({ usage: newUsage, usageError: NewUsageError, toldErrors }, async () => {
  const asked = readNewArguments(process.argv.slice(2));
  const say = (text: string): void => void process.stdout.write(text);
  if (asked.command === 'help') {
    say(newUsage);
    return;
  }
  const root = process.cwd();
  const vocabulary = await loadVocabulary(resolve(root, 'config/vocabularies'));
  const { folder, sites } = installedGroup();
  await newFeed(asked, { root, feedsFolder: join(folder, 'feeds'), sites, vocabulary, say });
});
