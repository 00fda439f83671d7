/** The command could not be done; the message says why. */
export class InitCommandError extends Error {
  override readonly name = 'InitCommandError';
}
