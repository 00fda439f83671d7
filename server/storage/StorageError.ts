/** The database cannot be used. The message says which, why, and how to mend it, for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
