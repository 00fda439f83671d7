/** Writes the folder of a new group, on the command line (npm run init): see docs/adopt.md. */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { GroupError } from '../config/group/loadGroup.ts';
import { ContentFilesError } from '../server/content/embedded/ContentFilesError.ts';
import { askForGroup } from './init/askForGroup.ts';
import { InitUsageError, initUsage, readInitArguments } from './init/initArguments.ts';
import { InitCommandError } from './init/InitCommandError.ts';
import { initGroup } from './init/initGroup.ts';
import { buildNewGroup } from './init/newGroup.ts';
import type { GroupAnswers, NewGroup } from './init/newGroup.ts';
import { runReported } from './runReported.ts';

const projectRoot = process.cwd();
const groupsFolder = join(projectRoot, 'groups');
const say = (text: string): void => void process.stdout.write(text);

async function completeGroup(answers: GroupAnswers): Promise<NewGroup> {
  const places = { projectRoot, groupsFolder };
  if (!process.stdin.isTTY) return buildNewGroup(answers, places);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askForGroup(answers, places, { ask: (question) => terminal.question(question), say });
  } finally {
    terminal.close();
  }
}

const toldErrors = [InitCommandError, GroupError, ContentFilesError];
await runReported({ usage: initUsage, usageError: InitUsageError, toldErrors }, async () => {
  const words = readInitArguments(process.argv.slice(2));
  if (words.command === 'help') say(initUsage);
  else await initGroup(await completeGroup(words.answers), { projectRoot, groupsFolder, say });
});
