/** Writes files to start from, on the command line (npm run new): see CONTRIBUTING.md. */
import { join, resolve } from 'node:path';
import { installedGroup } from '../config/group/installedGroup.ts';
import { newFeed, NewFeedError } from '../server/catalogue/propose/newFeed.ts';
import { loadVocabulary } from '../config/languages/loadVocabulary.ts';
import { InitCommandError } from './init/InitCommandError.ts';
import { NewUsageError, newUsage, readNewArguments } from './new/newArguments.ts';
import { NewCommandError } from './new/NewCommandError.ts';
import { newLegal } from './new/newLegal.ts';
import { newPage } from './new/newPage.ts';
import { newSite } from './new/newSite.ts';
import { runReported } from './runReported.ts';

const toldErrors = [NewCommandError, InitCommandError, NewFeedError];
await runReported({ usage: newUsage, usageError: NewUsageError, toldErrors }, async () => {
  const request = readNewArguments(process.argv.slice(2));
  const say = (text: string): void => void process.stdout.write(text);
  const root = process.cwd();
  // The generators of code need packages for development; those of a group's files do not.
  if (request.command === 'help') {
    say(newUsage);
  } else if (request.command === 'section') {
    await (await import('./new/newSection.ts')).newSection(request.name, root, say);
  } else if (request.command === 'route') {
    await (await import('./new/newRoute.ts')).newRoute(request, root, say);
  } else if (request.command === 'text') {
    await (await import('./new/newText.ts')).newText(request, root, say);
    await import('./languages/writeTextKeys.mjs');
    say(`Next: t('${request.key}') in a component whose page has the texts of ${request.room}.\n`);
  } else if (request.command === 'back-end') {
    await (await import('./new/newBackEnd.ts')).newBackEnd(request.path, root, say);
  } else {
    const { folder, sites, languages } = installedGroup();
    if (request.command === 'site') {
      return newSite(request.answers, { projectRoot: root, folder: resolve(root, folder), say });
    }
    if (request.command === 'legal') {
      return newLegal({ projectRoot: root, folder: resolve(root, folder), sites, say });
    }
    if (request.command === 'page') return newPage(request, { projectRoot: root, folder, sites, say });
    const vocabulary = loadVocabulary(languages, root);
    await newFeed(request, { root, feedsFolder: join(folder, 'feeds'), sites, vocabulary, say });
  }
});
