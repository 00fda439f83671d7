import { OperatorError } from '../../../shared/kit/OperatorError.ts';

/** Fault in a content file, with its place and the fix. */
export interface ContentProblem {
  /** Path below the content folder. */
  file: string;
  /** From 1; 0 for the whole file. */
  line: number;
  message: string;
  /** Only a reference is broken (to a page, a picture, a tag): the file itself can be used. */
  isReference?: true;
}

/** A problem as shown to operators: "content/site/pages/start.sv.yaml:3: …". */
export function problemText({ file, line, message }: ContentProblem): string {
  return `content/${file}${line > 0 ? `:${line}` : ''}: ${message}`;
}

/** The content files cannot be used. The message lists every problem, one per line. */
export class ContentFilesError extends OperatorError {
  override readonly name = 'ContentFilesError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    const lines = problems.map((problem) => `  ${problemText(problem)}`);
    super(
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content files:\n${lines.join('\n')}`,
    );
    this.problems = problems;
  }
}
