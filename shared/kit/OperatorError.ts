/**
 * A fault in what the operator provides: files, settings, the environment. Its message names the place, the fault and
 * the cure, so it is shown without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
