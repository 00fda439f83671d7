import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvFiles } from '../../config/readEnvFiles.mjs';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { operatorMessage } from '../operatorMessage.ts';
import { readBuildVersion } from '../process/readBuildVersion.ts';
import type { CliCommand } from './CliCommand.ts';
import { commands } from './commands.ts';

/**
 * Runs one of the operator's commands.
 * Sets the exit code: 1 for a failure, 2 for an invalid command line.
 * @param words the command's name and its arguments
 * @param build folder of the running build
 */
export async function runCli(words: readonly string[], build: string): Promise<void> {
  const [name = 'help', ...rest] = words;
  const say = (text: string): void => void process.stdout.write(text);
  if (isHelp(name)) {
    say(overview());
    return;
  }
  if (name === '--version') {
    say(`${await readBuildVersion(build).catch(() => 'not built yet')}\n`);
    return;
  }
  const entry = commands.get(name);
  if (!entry) {
    process.stderr.write(`There is no command "${name}".\n\n${overview()}`);
    process.exitCode = 2;
    return;
  }
  const command = await entry.load();
  const usage = `${command.usage}\n  Without npm: node dist/server/cli.js ${name} …, as the user that runs the server.\n`;
  if (rest.some(isHelp)) {
    say(usage);
    return;
  }
  try {
    const root = installationRoot(build);
    readEnvironment(root);
    await command.run(rest, { root, build, say });
  } catch (error) {
    report(error, command, usage);
  }
}

const isHelp = (word: string): boolean => word === 'help' || word === '--help' || word === '-h';

function overview(): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lines = [...commands].map(([name, { meaning }]) => `  ${name.padEnd(width)}  ${meaning}\n`);
  return `node dist/server/cli.js <command> [arguments]\n\n${lines.join('')}\n<command> --help prints what a command takes; --version the version of this build.\n`;
}

/** The current folder if it is an installation, else the one that contains the build. */
function installationRoot(build: string): string {
  const here = process.cwd();
  return existsSync(join(here, 'config/countries')) ? here : resolve(build, '..');
}

/** Loads the files .env; existing environment variables take precedence. */
function readEnvironment(root: string): void {
  try {
    readEnvFiles(root);
  } catch (error) {
    const { path = '.env' } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${path} cannot be read. Run the command as the user that runs the server.`);
  }
}

function report(error: unknown, { usageError, toldErrors = [] }: CliCommand, usage: string): void {
  const isWrong = error instanceof usageError;
  const isReported = isWrong || toldErrors.some((kind) => error instanceof kind);
  const message = isReported && error instanceof Error ? error.message : operatorMessage(error);
  process.stderr.write(isWrong ? `${message}\n\n${usage}` : `${message}\n`);
  process.exitCode = isWrong ? 2 : 1;
}
