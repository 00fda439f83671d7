import { EnvError } from '../config/env.ts';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { databaseFailureIn } from './storage/DatabaseUnavailableError.ts';
import { faultRemedies } from './storage/detectDatabaseFault.ts';

/**
 * Text of an error for the operator.
 * Messages about the environment, the group, the content, redirects, bookings, the feed and the database are written
 * for operators; other errors need their stack.
 */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const failure = databaseFailureIn(error);
  if (failure) return `${failure.message}. ${faultRemedies[failure.code]}`;
  const isForOperators =
    error instanceof EnvError ||
    error instanceof OperatorError ||
    /^(Feed|ContentFiles|VocabularyFiles|SynonymFiles|RedirectFiles|ReferenceFiles|Storage)/.test(error.name);
  return isForOperators ? error.message : (error.stack ?? error.message);
}
