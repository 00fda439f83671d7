import { groupCommand, groupEnv, nextSteps } from './nextSteps.ts';
import { openPointsText } from './openPoints.ts';
import type { StartedSite } from './startSite.ts';

type GroupEnv = Readonly<Record<string, string>>;

interface EndParts {
  projectRoot: string;
  say: (text: string) => void;
  /** A person is at the terminal. */
  isTerminal: boolean;
  opensBrowser: boolean;
  start: (env: GroupEnv) => Promise<StartedSite>;
  /** Returns the report of npm run doctor as JSON. */
  examine: (env: GroupEnv) => Promise<string>;
  open: (address: string) => Promise<unknown>;
}

/**
 * Ends the command: at a terminal it serves the group until it is stopped, and shows what is left to do.
 * Otherwise it prints the command that serves the group.
 * @returns exit code
 */
export async function endInit(folder: string, parts: EndParts): Promise<number> {
  const { projectRoot, say, isTerminal, opensBrowser, start, examine, open } = parts;
  const command = groupCommand('npm start', folder, projectRoot);
  if (!isTerminal) {
    say(`\nStart it:\n  ${command}\n${nextSteps}`);
    return 0;
  }
  say(`\nStarting: ${command}\n`);
  const env = groupEnv(folder, projectRoot);
  const { address, ended } = await start(env);
  if (address === null) {
    say(`The site did not start; see above. Try again: ${command}\n${nextSteps}`);
    return (await ended) ?? 1;
  }
  const opened = opensBrowser ? open(address).catch(() => say(`The browser could not be opened.\n`)) : null;
  say(`Listening at ${address}; checking the group …\n`);
  say(openPointsText(await examine(env), groupCommand('npm run doctor', folder, projectRoot)));
  await opened;
  say(`${nextSteps}\nThe site is at ${address} until you press Ctrl-C. Later: ${command}\n`);
  return (await ended) ?? 0;
}
