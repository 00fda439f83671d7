/**
 * A fault in the operator's files, settings or environment. Its message names the place, the fault and the remedy, so
 * it is shown without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
