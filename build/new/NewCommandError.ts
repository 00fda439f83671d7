/** The command failed; the message gives the reason. */
export class NewCommandError extends Error {
  override readonly name = 'NewCommandError';
}
