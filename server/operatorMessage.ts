import { OperatorError } from '../shared/kit/OperatorError.ts';
import { databaseFailureIn } from './storage/DatabaseUnavailableError.ts';
import { faultRemedies } from './storage/detectDatabaseFault.ts';

/**
 * Text of an error for the operator.
 * An OperatorError is written for operators: its message is enough. A database that fails gets its remedy, and so
 * does a limit of the system. Any other
 * error is a bug and needs its stack.
 */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (hasCode(error, 'EMFILE')) {
    return 'The process may open too few files. Raise its limit to 4096 or more: ulimit -n 4096, or LimitNOFILE of systemd.';
  }
  const failure = databaseFailureIn(error);
  if (failure) return `${failure.message}. ${faultRemedies[failure.code]}`;
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}

function hasCode(error: Error, code: string): boolean {
  if ((error as NodeJS.ErrnoException).code === code) return true;
  return error.cause instanceof Error && hasCode(error.cause, code);
}
