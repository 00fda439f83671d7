import { errors } from '@opensearch-project/opensearch';
import { SearchAnswerError } from './responses/checked.ts';
import { EngineRestingError, IndexFormError, IndexMissingError } from './openSearchCalls.ts';

const failures = [
  errors.OpenSearchClientError,
  SearchAnswerError,
  IndexMissingError,
  IndexFormError,
  EngineRestingError,
] as const;

/** True for a failure of the engine or its index; any other error is a bug of the website. */
export function isSearchFailure(error: unknown): boolean {
  return failures.some((kind) => error instanceof kind);
}
