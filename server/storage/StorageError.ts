import { OperatorError } from '../../shared/kit/OperatorError.ts';

/** The database cannot be used. The message names it with cause and fix, for the operator. */
export class StorageError extends OperatorError {
  override readonly name = 'StorageError';
}
