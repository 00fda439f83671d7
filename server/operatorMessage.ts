import { OperatorError } from '../shared/kit/OperatorError.ts';
import { databaseFailureIn } from './storage/DatabaseUnavailableError.ts';
import { faultRemedies } from './storage/detectDatabaseFault.ts';

/**
 * Text of an error for the operator.
 * An OperatorError is written for operators: its message is enough. A database that fails gets its remedy. Any other
 * error is a bug and needs its stack.
 */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const failure = databaseFailureIn(error);
  if (failure) return `${failure.message}. ${faultRemedies[failure.code]}`;
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}
