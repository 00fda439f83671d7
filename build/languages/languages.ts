/** Adds, checks and completes languages, on the command line (npm run languages): see docs/languages.md. */
import { resolve } from 'node:path';
import { groupFolder } from '../../config/group/installedGroup.ts';
import { checkLanguages } from './checkLanguages.ts';
import { LanguagesUsageError, languagesUsage, readLanguagesArguments } from './languagesArguments.ts';
import { newLanguage } from './newLanguage.ts';
import { runReported } from '../runReported.ts';

await runReported({ usage: languagesUsage, usageError: LanguagesUsageError, toldErrors: [] }, async () => {
  const words = readLanguagesArguments(process.argv.slice(2));
  const say = (text: string): void => void process.stdout.write(text);
  const root = process.cwd();
  if (words.command === 'help') {
    say(languagesUsage);
    return;
  }
  const request = { ...words, group: words.group ? resolve(root, groupFolder(root)) : null };
  if (request.command === 'check') process.exitCode = checkLanguages(request, root, say) ? 0 : 1;
  else if (request.command === 'export') await (await import('./exportLanguage.ts')).exportLanguage(request, root, say);
  else if (request.command === 'import') await (await import('./importLanguage.ts')).importLanguage(request, root, say);
  else newLanguage(request, root, say);
});
