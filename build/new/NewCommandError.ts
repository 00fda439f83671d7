/** A command that cannot be done; the message says why. */
export class NewCommandError extends Error {
  override readonly name = 'NewCommandError';
}
