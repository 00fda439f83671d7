import { OperatorError } from '../shared/kit/OperatorError.ts';

type ErrorClass = abstract new (...args: never[]) => Error;

interface Reporting {
  usage: string;
  usageError: ErrorClass;
  /** Reported without a stack, as every OperatorError is. */
  toldErrors: readonly ErrorClass[];
}

/** Runs a command that writes files of a project. Ends with 1 when it could not be done, with 2 when it was written wrongly. */
export async function runReported(
  { usage, usageError, toldErrors }: Reporting,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isWrong = error instanceof usageError;
    const isReported = [OperatorError, usageError, ...toldErrors].some((kind) => error instanceof kind);
    if (!isReported || !(error instanceof Error)) throw error; // build/run.mjs reports it
    const { message } = error;
    process.stderr.write(isWrong ? `${message}\n\n${usage}` : `${message}\n`);
    process.exitCode = isWrong ? 2 : 1;
  }
}
