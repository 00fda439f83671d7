import { withDeadline } from '../../kit/withDeadline.ts';
import { operatorMessage } from '../../operatorMessage.ts';
import { fault } from './Finding.ts';
import type { DoctorCheck, Finding } from './Finding.ts';

export interface CheckReport {
  check: string;
  findings: Finding[];
  milliseconds: number;
}

/** Timeout of a check; a large feed takes up to half a minute. */
const checkMs = 120_000;

/** Runs all checks concurrently and reports them in order. Never rejects. */
export async function runChecks(checks: readonly DoctorCheck[], timeoutMs = checkMs): Promise<CheckReport[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      const started = performance.now();
      const findings = await withinMs(run(), timeoutMs);
      return { check: name, findings, milliseconds: Math.round(performance.now() - started) };
    }),
  );
}

function withinMs(run: Promise<Finding[]>, timeoutMs: number): Promise<Finding[]> {
  const settled = run.catch((error: unknown) => [fault(operatorMessage(error))]);
  return withDeadline(settled, timeoutMs, () => {
    const text = `The check had no result after ${String(timeoutMs / 1000)} seconds.`;
    return [fault(text, 'Run the command again; a back end may be hanging.')];
  });
}

/** True when something does not work. */
export function hasFaults(reports: readonly CheckReport[]): boolean {
  return reports.some(({ findings }) => findings.some(({ state }) => state === 'fault'));
}

const marks = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' };

/** Formats the reports for a terminal: one line per finding, its fix below it. */
export function reportText(reports: readonly CheckReport[]): string {
  const width = Math.max(...reports.map(({ check }) => check.length));
  const indent = ' '.repeat(marks.ok.length + width + 4);
  const lines = reports.flatMap(({ check, findings }) =>
    findings.map(({ state, text, cure }) => {
      const shown = text.trimEnd().replaceAll('\n', `\n${indent}`);
      const mended = cure === undefined ? '' : `\n${indent}→ ${cure.replaceAll('\n', `\n${indent}  `)}`;
      return `${marks[state]}  ${check.padEnd(width)}  ${shown}${mended}\n`;
    }),
  );
  const count = (state: Finding['state']): number =>
    reports.flatMap(({ findings }) => findings).filter((finding) => finding.state === state).length;
  return `${lines.join('')}\n${String(count('fault'))} faults, ${String(count('warning'))} warnings.\n`;
}
