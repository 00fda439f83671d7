import { resolve } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Languages } from './LanguagePack.ts';
import { loadLanguages } from './loadLanguages.ts';

/** Folder of the product's languages, relative to the project's root. */
export const languagesFolder = 'content/languages';

/**
 * Loads the product's languages, without a group's.
 * @throws OperatorError with file and line of every fault
 */
export function productLanguages(root = process.cwd()): Languages {
  const faults: string[] = [];
  const languages = loadLanguages([resolve(root, languagesFolder)], root, faults);
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
  return languages;
}
