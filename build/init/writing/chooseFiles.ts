import { createTwoFilesPatch } from 'diff';
import type { Terminal } from '../answers/askText.ts';
import { isText, withPlainLineEnds } from './planFiles.ts';
import type { DifferingFile } from './planFiles.ts';

/** Decision about a file of the group that differs from the new one. */
export type Choice = 'mine' | 'new' | 'both';

/** Shows how each file differs, and asks which to keep. */
export async function chooseFiles(
  { prompts, say }: Terminal,
  differing: readonly DifferingFile[],
): Promise<Map<string, Choice>> {
  const choices = new Map<string, Choice>();
  for (const [at, one] of differing.entries()) {
    say(`\n${patchText(one)}\n`);
    const left = differing.length - at;
    const choice = await prompts.select<Choice | 'rest'>({
      message: `${one.file} differs from yours`,
      choices: [
        { value: 'mine', name: 'keep mine' },
        { value: 'new', name: 'take the new one' },
        { value: 'both', name: `keep mine, write the new one as ${one.file}.new` },
        ...(left > 1 ? [{ value: 'rest' as const, name: `keep mine, also of the ${String(left - 1)} left` }] : []),
      ],
    });
    if (choice === 'rest') break;
    choices.set(one.file, choice);
  }
  return choices;
}

function patchText({ file, mine, proposed }: DifferingFile): string {
  if (!isText(mine) || !isText(proposed)) return `${file}: the new file has other bytes.`;
  const [before, after] = [withPlainLineEnds(mine), withPlainLineEnds(proposed)];
  const patch = createTwoFilesPatch(`${file} (yours)`, `${file} (new)`, before, after);
  return patch.replace(/^=+\n/, '').trimEnd();
}
