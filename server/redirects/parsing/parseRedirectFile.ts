import { listGroups, parseRegexSource } from './parseRegexSource.ts';
import { parametersOf, parsePathSource } from './parsePathSource.ts';
import { parseTarget } from './parseTarget.ts';
import type { RedirectProblem } from '../RedirectFilesError.ts';
import type { RedirectRule, RuleOrigin } from '../RedirectRule.ts';

const flags = ['keep-query', 'drop-query', 'every-language'];

/**
 * Parses the rules of one file, one per line.
 * Forms are `/old/{id} -> /new/{id}`, `/old?x=1 -> /new`, `~^/p/(\d+)$ -> /q/$1`, followed by flags. Lines that begin
 * with # are comments.
 * @param file name in errors
 * @param problems receives the faults; such lines yield no rule
 */
export function parseRedirectFile(text: string, file: string, problems: RedirectProblem[]): RedirectRule[] {
  const rules: RedirectRule[] = [];
  text.split(/\r?\n/).forEach((line, at) => {
    const written = line.replace(/(^|\s)#\s.*$|^\s*#.*$/, '').trim();
    if (written === '') return;
    const origin = { file, line: at + 1 };
    try {
      rules.push(parseRule(written, origin));
    } catch (error) {
      problems.push({ origin, message: error instanceof Error ? error.message : String(error) });
    }
  });
  return rules;
}

function parseRule(written: string, origin: RuleOrigin): RedirectRule {
  const parts = written.split(/\s+->\s+/);
  const [from = '', to = ''] = parts;
  const [address = '', ...given] = to.split(/\s+/);
  if (parts.length !== 2 || from === '' || address === '') {
    throw new Error(`"${written}" is not a rule: write "/old -> /new", with a space on both sides of the arrow`);
  }
  const unknown = given.filter((flag) => !flags.includes(flag));
  if (unknown.length > 0) throw new Error(`"${unknown.join(' ')}" is not known; after the target: ${flags.join(', ')}`);
  if (given.includes('keep-query') && given.includes('drop-query')) {
    throw new Error('keep-query and drop-query exclude each other');
  }
  const regex = from.startsWith('~') ? parseRegexSource(from.slice(1)) : null;
  const path = regex ? null : parsePathSource(from);
  const target = regex
    ? parseTarget(address, 'numbered', listGroups(regex))
    : parseTarget(address, 'named', path ? parametersOf(path) : []);
  const everyLanguage = given.includes('every-language');
  return {
    origin,
    source: regex ?? path ?? parsePathSource(from),
    target,
    everyLanguage,
    keepsLanguage: everyLanguage,
    keepsQuery: !given.includes('drop-query'),
    kind: 'permanent',
  };
}
