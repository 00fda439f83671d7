import { fault, warning } from '../CheckFinding.ts';
import type { CheckFinding } from '../CheckFinding.ts';

/** Events that the steps before have reported, or that this check causes. */
const knownEvents: ReadonlySet<string> = new Set([
  'content.fileFault',
  'content.openGap',
  'content.picturesWithoutBlur',
  'demo.groupServed',
  'feed.encodingDamaged',
  'feed.rowsSkipped',
  'feed.valuesBlanked',
  'redirects.deadTarget',
]);

const levels = { warning: 40, error: 50 };
/** Facts that differ from line to line, or say nothing about the cause. */
const leftOut: ReadonlySet<string> = new Set(['level', 'time', 'version', 'msg', 'requestId', 'ms', 'pid']);
const maxCharacters = 400;

interface LogLine extends Record<string, unknown> {
  level: number;
  msg: string;
}

/** Returns each error of a server's log as a fault and each warning as a warning, equal ones once. */
export function judgeLog(lines: readonly string[]): CheckFinding[] {
  const countByText = new Map<string, { line: LogLine; count: number }>();
  for (const line of lines.flatMap(readLine)) {
    if (line.level < levels.warning || knownEvents.has(line.msg)) continue;
    const text = factsText(line);
    const known = countByText.get(text);
    if (known) known.count += 1;
    else countByText.set(text, { line, count: 1 });
  }
  return [...countByText].map(([text, { line, count }]) => {
    const make = line.level >= levels.error ? fault : warning;
    const times = count > 1 ? ` (${String(count)} times)` : '';
    const cure = typeof line['cure'] === 'string' ? line['cure'] : 'See docs/operate.md.';
    return make(`log: ${line.msg}`, `${text}${times}`, cure);
  });
}

function readLine(text: string): LogLine[] {
  try {
    return [JSON.parse(text) as LogLine];
  } catch {
    return [];
  }
}

function factsText(line: LogLine): string {
  const facts = Object.entries(line).filter(([name]) => !leftOut.has(name) && name !== 'cure');
  const text = facts.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return text.join(', ').slice(0, maxCharacters) || line.msg;
}
