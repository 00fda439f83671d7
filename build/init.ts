/** Writes the folder of a group, on the command line (npm run init): see docs/adopt.md. */
import { checkbox, confirm, input, select } from '@inquirer/prompts';
import open from 'open';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { endInit } from './init/ending/endInit.ts';
import { runDoctor } from './init/ending/openPoints.ts';
import { startSite } from './init/ending/startSite.ts';
import { InitUsageError, initUsage, readInitArguments } from './init/initArguments.ts';
import { InitCommandError } from './init/InitCommandError.ts';
import { runInit } from './init/runInit.ts';
import { runReported } from './runReported.ts';

const projectRoot = process.cwd();
const say = (text: string): void => void process.stdout.write(text);
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

await runReported(
  { usage: initUsage, usageError: InitUsageError, toldErrors: [InitCommandError, OperatorError] },
  async () => {
    const words = readInitArguments(process.argv.slice(2));
    if (words.command === 'help') say(initUsage);
    else {
      const prompts = isTerminal ? { checkbox, confirm, input, select } : null;
      const folder = await runInit(words, { projectRoot, prompts, say }).catch(stopOnCtrlC);
      if (folder === null) say('Nothing was written.\n');
      else {
        process.exitCode = await endInit(folder, {
          ...{ projectRoot, say, isTerminal, opensBrowser: words.opensBrowser, open },
          start: (env) => startSite(env, { projectRoot, say }),
          examine: (env) => runDoctor(env, projectRoot),
        });
      }
    }
  },
);

/** Ends a conversation that the operator has left; files are written after it. */
function stopOnCtrlC(error: unknown): null {
  if (error instanceof Error && error.name === 'ExitPromptError') return null;
  throw error;
}
