import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GroupError } from '../../config/group/loadGroup.ts';
import type { Prompts } from './answers/askText.ts';
import { completeInput } from './answers/completeInput.ts';
import { folderPath } from './ending/nextSteps.ts';
import { groupFiles } from './groupFiles.ts';
import type { InitAnswers, InitSite } from './InitAnswers.ts';
import type { InitRequest } from './initArguments.ts';
import { InitCommandError } from './InitCommandError.ts';
import { initFiles } from './writing/initFiles.ts';
import { chooseFiles } from './writing/chooseFiles.ts';
import type { Choice } from './writing/chooseFiles.ts';
import { exampleFeed } from './stockFiles.ts';
import { planFiles } from './writing/planFiles.ts';
import type { DifferingFile, FilePlan, NewFiles } from './writing/planFiles.ts';
import { summaryText } from './writing/summaryText.ts';
import { writeGroup } from './writing/writeGroup.ts';

interface InitParts {
  projectRoot: string;
  /** Null without a terminal: nothing is asked. */
  prompts: Prompts | null;
  say: (text: string) => void;
}

/**
 * Writes the folder of a group from the answers of options, a file or a conversation.
 * A file that exists is only replaced when the operator says so.
 * @returns folder of the group; null when the operator wrote nothing
 * @throws InitCommandError when answers are missing or invalid
 * @throws GroupError when the group has faults
 */
export async function runInit(request: InitRequest, parts: InitParts): Promise<string | null> {
  const { projectRoot, say } = parts;
  const prompts = request.yes ? null : parts.prompts;
  const answers = await completeInput(request, { ...parts, prompts });
  const { folder } = answers;
  const shown = folderPath(folder, projectRoot);
  const files = new Map(await groupFiles(answers, projectRoot, say));
  for (const [file, content] of await initFiles(answers, files)) files.set(file, content);
  const plan = await planFiles(files, folder);
  say(summaryText(withServedStock(answers, files), plan, shown));
  if (prompts && !(await prompts.confirm({ message: `Write into ${shown}?`, default: true }))) return null;
  const choices = prompts ? await chooseFiles({ prompts, say }, plan.differing) : new Map<string, Choice>();
  const written = chosenFiles(plan, choices);
  const isNew = !existsSync(join(folder, 'group.yaml'));
  say(keptText(plan.differing, choices));
  try {
    await writeGroup(written, { folder, projectRoot });
  } catch (error) {
    if (!(error instanceof GroupError)) throw error;
    const outcome = isNew ? 'Nothing was written.' : `The files are written; correct these in ${shown}.`;
    throw new InitCommandError(`${error.message}\n${outcome}`);
  }
  say(`Written: ${String(written.size)} files in ${shown}.\n`);
  return folder;
}

/** Returns the answers with example cars where the feed could not be mapped. */
function withServedStock(answers: InitAnswers, files: NewFiles): InitAnswers {
  if (!files.has(exampleFeed)) return answers;
  const served = (site: InitSite): InitSite => (site.stock === 'none' ? site : { ...site, stock: 'examples' });
  const [first, ...others] = answers.sites;
  return { ...answers, sites: [served(first), ...others.map(served)] };
}

/** Returns the files to write: the missing ones, and the operator's choices of the others. */
function chosenFiles({ missing, differing }: FilePlan, choices: ReadonlyMap<string, Choice>): NewFiles {
  const files = new Map(missing);
  for (const { file, proposed } of differing) {
    const choice = choices.get(file);
    if (choice === 'new') files.set(file, proposed);
    if (choice === 'both') files.set(`${file}.new`, proposed);
  }
  return files;
}

/** Lists the differing files that stay as they are. */
function keptText(differing: readonly DifferingFile[], choices: ReadonlyMap<string, Choice>): string {
  const kept = differing.filter(({ file }) => choices.get(file) !== 'new');
  if (kept.length === 0) return '';
  return `Yours stays, though the new one differs:\n${kept.map(({ file }) => `  ${file}\n`).join('')}`;
}
