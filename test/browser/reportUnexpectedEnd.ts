import type { ChildProcess } from 'node:child_process';

const maxLines = 30;

/**
 * Reports how a process under test ended, unless a test sent it a signal.
 * The report has the last lines of its standard error.
 * @param output returns everything that the process wrote to standard error so far
 * @param report default: the standard error of the tests
 */
export function reportUnexpectedEnd(
  child: ChildProcess,
  output: () => string,
  report: (text: string) => void = (text) => void process.stderr.write(text),
): void {
  // "close" comes after the last output, "exit" may come before it
  child.once('close', (code, signal) => {
    if (child.killed) return;
    const how = signal === null ? `exit code ${String(code)}` : `signal ${signal}`;
    const lines = output().trimEnd().split('\n').slice(-maxLines);
    report(`A server under test ended with ${how}. Its last lines:\n${lines.join('\n')}\n`);
  });
}
