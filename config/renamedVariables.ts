import { envVariables } from './envVariables.ts';
import { renamedSettings } from './group/renamedSettings.ts';
import type { RenamedSetting } from './group/renamedSettings.ts';

type Variables = Record<string, string | undefined>;

const secrets = new Set(Object.entries(envVariables).flatMap(([name, { secret }]) => (secret ? [name] : [])));

interface Renaming {
  /** The variables under their new names. */
  variables: Variables;
  /** One sentence for each variable that is set by its old name, without its value. */
  warnings: string[];
  /** Variables that are set by both names. */
  problems: { variable: string; text: string }[];
}

/** Gives renamed variables their new names, and so <NAME>_FILE of secrets. */
export function renameVariables(source: Variables, table: readonly RenamedSetting[] = renamedSettings): Renaming {
  const result: Renaming = { variables: { ...source }, warnings: [], problems: [] };
  for (const renamed of table.filter(({ file }) => file === 'environment')) {
    rename(renamed, result);
    const { convert: _convert, applies: _applies, ...ofFile } = renamed;
    if (secrets.has(renamed.to)) rename({ ...ofFile, from: `${renamed.from}_FILE`, to: `${renamed.to}_FILE` }, result);
  }
  return result;
}

function rename({ from, to, since, applies, convert, note }: RenamedSetting, result: Renaming): void {
  const { variables, warnings, problems } = result;
  const value = variables[from] ?? '';
  if (value === '' || applies?.(value) === false) return;
  if ((variables[to] ?? '') !== '') {
    const text = `${from} and ${to} are both set, and ${from} is the old name of ${to}; unset ${from}.`;
    problems.push({ variable: from, text });
    return;
  }
  const converted = convert ? convert(value) : value;
  variables[to] = typeof converted === 'string' ? converted : JSON.stringify(converted);
  variables[from] = undefined;
  warnings.push(`${from} is called ${to} since version ${since}; rename it.${note === undefined ? '' : ` ${note}`}`);
}
