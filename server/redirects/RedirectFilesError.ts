import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { RuleOrigin } from './RedirectRule.ts';

/** Fault of one rule, and its fix. */
export interface RedirectProblem {
  origin: RuleOrigin;
  message: string;
}

/** The redirect files cannot be used. The message lists every problem of every file, one per line. */
export class RedirectFilesError extends OperatorError {
  override readonly name = 'RedirectFilesError';
  readonly problems: RedirectProblem[];

  constructor(problems: RedirectProblem[]) {
    const lines = problems.map(({ origin, message }) => `  ${origin.file}:${origin.line}: ${message}`);
    super(
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the redirect files:\n${lines.join('\n')}`,
    );
    this.problems = problems;
  }
}
