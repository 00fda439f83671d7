import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InitAnswers } from '../InitAnswers.ts';
import type { InitRequest } from '../initArguments.ts';
import { InitCommandError } from '../InitCommandError.ts';
import { initFile } from '../writing/initFiles.ts';
import type { InitDraft } from './InitDraft.ts';
import { askForGroup } from './askForGroup.ts';
import { unreadableColor } from './brandColor.ts';
import { checkGiven } from './checkGiven.ts';
import { draftFolder, finishDraft, isGiven, missingOptions } from './finishDraft.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import type { Prompts } from './askText.ts';
import { readDraftFile } from './readDraftFile.ts';
import { themeTokens } from './themeTokens.ts';

interface Parts {
  projectRoot: string;
  /** Null: nothing is asked. */
  prompts: Prompts | null;
  say: (text: string) => void;
}

/**
 * Returns the answers of options, a file, an earlier run and the operator.
 * @throws InitCommandError with every missing or invalid answer
 */
export async function completeInput(request: InitRequest, { projectRoot, prompts, say }: Parts): Promise<InitAnswers> {
  const group = draftFolder(request.given, projectRoot);
  const { valid: given, faults } = checkGiven(request.given, { projectRoot, base: projectRoot, group });
  const defaultsIn = (folder: string): InitDraft => {
    const file = join(folder, initFile);
    return existsSync(file) ? readDraftFile(file, projectRoot, { dir: folder, sites: [] }) : { sites: [] };
  };
  let draft: InitDraft;
  if (request.from !== null) {
    draft = mergeDrafts(readDraftFile(request.from, projectRoot, request.given), given);
  } else if (prompts && (faults.length > 0 || missingOptions(given).length > 0)) {
    for (const fault of faults.splice(0)) say(`${fault}\n`);
    draft = await askForGroup({ prompts, say }, { projectRoot, given, defaultsIn });
  } else {
    const folder = draftFolder(given, projectRoot);
    draft = mergeDrafts(folder === null ? { sites: [] } : defaultsIn(folder), given);
  }
  const missing = missingOptions(draft).filter((answer) => !isGiven(request.given, answer));
  if (missing.length > 0) {
    const options = missing.map((answer) => `--${answer}`).join(', ');
    faults.push(`A new group also needs ${options}; npm run init -- --help has an example.`);
  }
  const answers = finishDraft(draft, projectRoot);
  const unreadable = answers && unreadableColor(answers.color, themeTokens(answers.folder, draft));
  if (unreadable) faults.push(unreadable.message);
  if (faults.length > 0 || !answers) throw new InitCommandError(faults.join('\n'));
  return answers;
}
