import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Storage } from '../../storage/Storage.ts';
import type { EmbeddedContent } from '../createEmbeddedContent.ts';
import type { AppliedSave } from '../embedded/saves/applySaves.ts';
import { isLeftOut } from '../embedded/saves/ContentSave.ts';
import type { SaveState } from '../embedded/saves/ContentSave.ts';
import { dropSave, readBaseTexts } from '../embedded/saves/storedSaves.ts';
import { valueAt } from '../embedded/files/valueAt.ts';
import { writeFileAtomically } from '../embedded/files/writeFileAtomically.ts';
import type { ContentArguments } from './contentArguments.ts';

/** The command failed; the message has the reason. */
export class ContentCommandError extends Error {
  override readonly name = 'ContentCommandError';
}

interface Parts {
  storage: Storage;
  /** The content of this installation with the saves. */
  content: Pick<EmbeddedContent, 'saves'>;
  /** Absolute path of the content folder. */
  folder: string;
  say: (text: string) => void;
}

/** Use of a save, for the operator. */
const stateTexts: Record<SaveState, string> = {
  shown: 'shown',
  inFiles: 'in the files',
  fileChanged: 'left out: the file has another value now',
  placeGone: 'left out: the section is gone or cannot be identified',
  fileMissing: 'left out: the file is gone',
  fileUnreadable: 'left out: the file is no valid YAML',
  refused: 'left out: this version does not accept the value',
};

/** Describes a save that needs a decision, for the operator. */
export function leftOutText({ save, state }: AppliedSave): string {
  return `Save ${String(save.id)} of ${save.fieldName} in ${save.file} by ${save.by} (${save.at}) is ${stateTexts[state]}.`;
}

/** Runs `npm run content`. Throws ContentCommandError. */
export async function runContentCommand(
  request: Exclude<ContentArguments, { command: 'help' }>,
  parts: Parts,
): Promise<void> {
  const { storage, content, say } = parts;
  const saves = content.saves.report();
  switch (request.command) {
    case 'list':
      say(listText(saves.filter(({ state }) => state !== 'inFiles')));
      return;
    case 'show': {
      const found = saves.find(({ save }) => save.id === request.id);
      if (!found) throw new ContentCommandError(`There is no save ${String(request.id)} that can be shown.`);
      say(await detailText(found, storage));
      return;
    }
    case 'drop':
      for (const id of request.ids) {
        if (!(await dropSave(storage, id))) {
          throw new ContentCommandError(`There is no save ${String(id)}, or it was replaced or dropped before.`);
        }
        say(`Save ${String(id)} is dropped.\n`);
      }
      return;
    case 'export':
      await exportFiles(saves, request.out, parts);
  }
}

function listText(saves: readonly AppliedSave[]): string {
  if (saves.length === 0) return 'The files include all saves.\n';
  const rows = saves.map(({ save, state }) =>
    [String(save.id), save.at.slice(0, 16), save.by, save.file, save.fieldName, stateTexts[state]].join('  '),
  );
  return `${rows.join('\n')}\n`;
}

async function detailText({ save, state, keys }: AppliedSave, storage: Storage): Promise<string> {
  const base = (await readBaseTexts(storage.db, [save.baseHash])).get(save.baseHash) ?? '';
  const before = valueAt(parseDocument(base).toJS(), save.keys);
  const written = (value: unknown): string => JSON.stringify(value ?? null, null, 2);
  return [
    `Save ${String(save.id)}: ${stateTexts[state]}`,
    `by      ${save.by}, ${save.at}`,
    `file    ${save.file}`,
    `field   ${save.fieldName} at ${(keys ?? save.keys).join('.')}`,
    `file before the save:\n${written(before)}`,
    `save:\n${written(save.value)}\n`,
  ].join('\n');
}

async function exportFiles(saves: readonly AppliedSave[], out: string | null, parts: Parts): Promise<void> {
  const { content, folder, say } = parts;
  const shown = saves.filter(({ state }) => state === 'shown');
  const files = [...new Set(shown.map(({ save }) => save.file))].sort();
  for (const file of files) {
    const path = join(out ?? folder, file);
    const text = content.saves.applied(file)?.text ?? '';
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomically(path, text);
    } catch (error) {
      throw new ContentCommandError(`${path} was not written: ${error instanceof Error ? error.message : ''}`);
    }
    say(`${path}\n`);
  }
  say(`${String(shown.length)} saves in ${String(files.length)} files. Commit and deploy them.\n`);
  const leftOut = saves.filter(({ state }) => isLeftOut(state));
  for (const one of leftOut) say(`${leftOutText(one)}\n`);
  if (leftOut.length > 0) say('Write them into the files by hand, or drop them.\n');
}
