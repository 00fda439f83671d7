import { OperatorError } from '../../shared/kit/OperatorError.ts';

/** A fault of a file of reference data. */
export interface ReferenceProblem {
  /** "booking/offerings.yaml" */
  file: string;
  /** 0 for the file as a whole. */
  line: number;
  /** Place in the file, fault and fix. */
  message: string;
}

/** All faults of the reference data files. */
export class ReferenceFilesError extends OperatorError {
  override readonly name = 'ReferenceFilesError';

  /** @param of room of the files: "booking" */
  constructor(
    readonly problems: readonly ReferenceProblem[],
    of: string,
  ) {
    const lines = problems.map(
      ({ file, line, message }) => `  ${file}${line > 0 ? `:${String(line)}` : ''}: ${message}`,
    );
    super(`The reference data of ${of} has faults:\n${lines.join('\n')}`);
  }
}
