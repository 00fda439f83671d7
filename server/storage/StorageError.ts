/** The database cannot be used. The message names it with cause and fix, for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
