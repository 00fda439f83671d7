/** A problem document after RFC 9457, as every error of /api is answered. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** What is wrong, where, and how to mend it. */
  detail: string;
  /** One entry per field that is wrong. */
  errors?: { field: string; message: string }[];
}

/** An error with a status that is meant for the caller. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(status: number, title: string, detail: string, errors?: Problem['errors']) {
    super(detail);
    this.name = 'ProblemError';
    this.problem = { type: 'about:blank', title, status, detail, ...(errors ? { errors } : {}) };
  }
}
