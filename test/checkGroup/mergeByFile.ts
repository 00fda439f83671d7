import type { CheckFinding } from './CheckFinding.ts';

/** Lines of a merged finding; the number of the others follows. */
const maxLines = 3;

/** Merges findings in lines of the same file that have the same cure, such as the gaps of a legal page. */
export function mergeByFile(findings: readonly CheckFinding[]): CheckFinding[] {
  const groups = new Map<string, { file: string; found: { line: string; finding: CheckFinding }[] }>();
  for (const finding of findings) {
    const [, file = finding.where, line = ''] = /^(.+):(\d+)$/.exec(finding.where) ?? [];
    const key = JSON.stringify([file, finding.state, finding.cure, line === '' ? finding.what : '']);
    const group = groups.get(key) ?? { file, found: [] };
    group.found.push({ line, finding });
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ file, found }) => {
    const [first, ...others] = found.map(({ finding }) => finding);
    if (!first || others.length === 0) return first ? [first] : [];
    const lines = found.slice(0, maxLines).map(({ line, finding }) => `line ${line}: ${finding.what}`);
    const more = found.length - lines.length;
    return [{ ...first, where: file, what: [...lines, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('\n') }];
  });
}
