/** What is wrong in one content file, where, and what would be right. */
export interface ContentProblem {
  /** Path below the content folder. */
  file: string;
  /** From 1; 0 when the whole file is meant. */
  line: number;
  message: string;
}

/** The content files cannot be used. The message lists every problem, one a line. */
export class ContentFilesError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    const lines = problems.map(({ file, line, message }) => `  content/${file}${line > 0 ? `:${line}` : ''}: ${message}`);
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content files:\n${lines.join('\n')}`);
    this.name = 'ContentFilesError';
    this.problems = problems;
  }
}
