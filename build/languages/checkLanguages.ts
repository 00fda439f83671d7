import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { groupFolder } from '../../config/group/installedGroup.ts';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { filesUnder } from '../rules/filesUnder.ts';
import { checkLanguage } from './checkLanguage.ts';
import { isVariant, loadLanguageSet } from './languageFolders.ts';
import type { LanguageSet } from './languageFolders.ts';
import type { LanguageReport } from './LanguageReport.ts';
import { createKeyTest } from './namedKeys.ts';

interface CheckRequest {
  /** Null for every language. */
  code: string | null;
  /** Folder of the group; null for the product's languages, and for one that the served group adds. */
  group: string | null;
}

/** Folders with code that names texts. */
const codeFolders = ['client', 'server', 'shared', 'config', 'build'];

/**
 * Checks languages and reports their faults.
 * @param root of the project
 * @returns true when there are none
 * @throws OperatorError when the language has no folder
 */
export function checkLanguages({ code, group }: CheckRequest, root: string, say: (text: string) => void): boolean {
  const set = loadLanguageSet(root, group ?? groupOf(root, code));
  const chosen = code === null ? [...set.languages.keys()] : [code];
  const isNamed = chosen.includes(referenceLanguage) ? createKeyTest(filesUnder(...codeFolders)) : () => true;
  const reports = chosen.map((one) => {
    const pack = findLanguage(set, one);
    const report = checkLanguage(pack, set, isNamed);
    say(reportText(one, report, isVariant(pack) ? pack.inherits : undefined));
    return report;
  });
  return reports.every(({ faults }) => faults.length === 0);
}

/**
 * Returns the folder of the served group for a language that only the group has; else null.
 * @throws OperatorError when the product lacks the language, and the environment selects no group
 */
export function groupOf(root: string, code: string | null): string | null {
  if (code === null || loadLanguageSet(root, null).languages.has(code)) return null;
  const group = resolve(root, groupFolder(root));
  return existsSync(join(group, 'languages', code)) ? group : null;
}

/** Returns a language. @throws OperatorError when it has no folder */
export function findLanguage({ languages }: LanguageSet, code: string): ReturnType<typeof languages.get> & object {
  const pack = languages.get(code);
  if (pack) return pack;
  const known = [...languages.keys()].join(', ');
  throw new OperatorError(`"${code}" has no folder; available: ${known}. Add it: npm run languages -- new ${code}`);
}

function reportText(code: string, { faults, counts }: LanguageReport, parent: string | undefined): string {
  const lines = faults.map(({ file, line, message }) => `${file}:${String(line)}: ${message}.\n`);
  const number = new Intl.NumberFormat('en');
  const counted = Object.entries(counts).map(([kind, count]) => `${number.format(count)} ${kind}`);
  const numbers = counted.join(', ') || 'no text';
  if (faults.length > 0) {
    const found = `${number.format(faults.length)} ${faults.length === 1 ? 'fault' : 'faults'}`;
    return `${lines.join('')}${code} has ${found}: ${numbers}.\n`;
  }
  return `${code} is complete: ${numbers}${parent === undefined ? '' : ` of its own, the others of ${parent}`}.\n`;
}
