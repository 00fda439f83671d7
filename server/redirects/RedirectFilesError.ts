import type { RuleOrigin } from './RedirectRule.ts';

/** What is wrong with one rule, and how to mend it. */
export interface RedirectProblem {
  origin: RuleOrigin;
  message: string;
}

/** The redirect files cannot be used. The message lists every problem of every file, one a line. */
export class RedirectFilesError extends Error {
  readonly problems: RedirectProblem[];

  constructor(problems: RedirectProblem[]) {
    const lines = problems.map(({ origin, message }) => `  ${origin.file}:${origin.line}: ${message}`);
    super(
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the redirect files:\n${lines.join('\n')}`,
    );
    this.name = 'RedirectFilesError';
    this.problems = problems;
  }
}
