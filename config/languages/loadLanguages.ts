import { relative } from 'node:path';
import { editingTextKeys } from '../../shared/content/EditingTexts.ts';
import { mailShape } from '../../shared/forms/MailTexts.ts';
import { setTimePatterns } from '../../shared/kit/format/timePatterns.ts';
import { textsFor } from '../../shared/kit/text/TextShape.ts';
import type { LanguagePack, Languages } from './LanguagePack.ts';
import type { SettingsReading } from '../group/readYaml.ts';
import { loadLanguageFolders } from './loadLanguageFolders.ts';
import { readTexts } from './readTexts.ts';

/**
 * Loads the languages with their texts of mails and of the editor's tools, see loadLanguageFolders.
 * Their patterns of times apply to all formats from then on.
 * @param reading how the files of a group are read; default: unknown settings are faults
 */
export function loadLanguages(
  roots: readonly string[],
  root: string,
  faults: string[],
  reading?: SettingsReading,
): Languages {
  const shownName = (path: string): string => relative(root, path).replaceAll('\\', '/');
  const options = reading ? { reading } : {};
  const packs = [...loadLanguageFolders(roots, root, faults, reading)].flatMap(
    ([code, language]): [string, LanguagePack][] => {
      const mails = readTexts(mailShape, 'mails.yaml', language.folders, { shownName, faults, ...options });
      const editing = readTexts(textsFor(...editingTextKeys), 'editing.yaml', language.folders, {
        shownName,
        faults,
        ...options,
      });
      return mails && editing ? [[code, { ...language, mails, editing }]] : [];
    },
  );
  const languages = new Map(packs);
  setTimePatterns(languages);
  return languages;
}
