import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IConfiguration } from 'dependency-cruiser';

export interface BoundaryBreak {
  rule: string;
  comment: string;
  /** The importing file. */
  from: string;
  /** The imported file; for a cycle, every file in it. */
  to: string;
}

/** Lists imports in the folders that .dependency-cruiser.cjs forbids. Paths are relative to `root`. */
export async function findBoundaryBreaks(
  folders: string[],
  root = process.cwd(),
): Promise<{ files: number; breaks: BoundaryBreak[] }> {
  const load = createRequire(resolve('package.json'));
  const { forbidden = [], options } = load('./.dependency-cruiser.cjs') as IConfiguration;
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const { summary } = output as ICruiseResult;
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment ?? '']));
  const breaks = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    comment: comments.get(rule.name) ?? '',
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }));
  return { files: summary.totalCruised, breaks };
}
