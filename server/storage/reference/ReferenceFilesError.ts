/** A fault of a file of reference data. */
export interface ReferenceProblem {
  /** "booking/offerings.yaml" */
  file: string;
  /** 0 when it is the file as a whole. */
  line: number;
  /** Where in the file, what is wrong, and how to mend it. */
  message: string;
}

/** Every fault of the files of reference data at once. */
export class ReferenceFilesError extends Error {
  override readonly name = 'ReferenceFilesError';

  /** @param of whose files they are: "booking" */
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
