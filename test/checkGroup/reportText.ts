import type { CheckedStep, CheckFinding } from './CheckFinding.ts';

type State = 'ok' | CheckFinding['state'];

const marks: Readonly<Record<State, string>> = { ok: '✓', warning: '!', fault: '✗' };

/** Findings of a part that are shown; the number of the others follows. */
const maxFindings = 30;

function stateOf(findings: readonly CheckFinding[]): State {
  if (findings.some(({ state }) => state === 'fault')) return 'fault';
  return findings.length > 0 ? 'warning' : 'ok';
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function findingText({ state, where, what, cure }: CheckFinding): string {
  const indent = ' '.repeat(8);
  const lines = (text: string): string => text.trim().replaceAll('\n', `\n${indent}`);
  return `      ${marks[state]} ${where}\n${indent}${lines(what)}\n${indent}→ ${lines(cure)}\n`;
}

/** Formats a step as a table for the terminal, with each finding below its part: faults first. */
export function stepText({ step, parts, milliseconds }: CheckedStep): string {
  const width = Math.max(0, ...parts.map(({ part }) => part.length));
  const rows = parts.map(({ part, summary, findings }) => {
    const row = `  ${marks[stateOf(findings)]} ${part.padEnd(width)}  ${summary}`.trimEnd();
    const ordered = [...findings].sort((a, b) => a.state.localeCompare(b.state));
    const shown = ordered.slice(0, maxFindings).map(findingText);
    const more = ordered.length - shown.length;
    return `${row}\n${shown.join('')}${more > 0 ? `        and ${String(more)} more\n` : ''}`;
  });
  return `\n${step} (${seconds(milliseconds)})\n${rows.join('')}`;
}

/** True when a step has a fault. */
export function hasFaults(steps: readonly CheckedStep[]): boolean {
  return steps.some(({ parts }) => parts.some(({ findings }) => stateOf(findings) === 'fault'));
}

/** Last lines of the output: one per step, then the numbers of findings and the time. */
export function summaryText(steps: readonly CheckedStep[], milliseconds: number): string {
  const all = steps.flatMap(({ parts }) => parts.flatMap(({ findings }) => findings));
  const count = (state: CheckFinding['state'], word: string): string => {
    const number = all.filter((finding) => finding.state === state).length;
    return `${String(number)} ${word}${number === 1 ? '' : 's'}`;
  };
  const lines = steps.map(({ step, parts }) => {
    return `  ${marks[stateOf(parts.flatMap(({ findings }) => findings))]} ${step}\n`;
  });
  return `\n${lines.join('')}\n${count('fault', 'fault')}, ${count('warning', 'warning')} in ${seconds(milliseconds)}.\n`;
}
