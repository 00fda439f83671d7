/** What is wrong in one content file, where, and what would be right. */
export interface ContentProblem {
  /** Path below the content folder. */
  file: string;
  /** From 1; 0 when the whole file is meant. */
  line: number;
  message: string;
  /** Only what the file refers to is missing (a page, a picture, a tag): the file itself can be used. */
  isReference?: true;
}

/** A problem as operators read it: "content/site/pages/start.sv.yaml:3: …". */
export function problemText({ file, line, message }: ContentProblem): string {
  return `content/${file}${line > 0 ? `:${line}` : ''}: ${message}`;
}

/** The content files cannot be used. The message lists every problem, one a line. */
export class ContentFilesError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    const lines = problems.map((problem) => `  ${problemText(problem)}`);
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content files:\n${lines.join('\n')}`);
    this.name = 'ContentFilesError';
    this.problems = problems;
  }
}
