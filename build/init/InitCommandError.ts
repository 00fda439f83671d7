/** The command failed; the message gives the reason. */
export class InitCommandError extends Error {
  override readonly name = 'InitCommandError';
}
