/** Problem document (RFC 9457), the format of every /api error. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** Description of the problem, its place and its fix. */
  detail: string;
  /** One entry per invalid field. */
  errors?: { field: string; message: string }[];
}

/** An error with an HTTP status that is meant for the caller. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(status: number, title: string, detail: string, errors?: Problem['errors']) {
    super(detail);
    this.name = 'ProblemError';
    this.problem = { type: 'about:blank', title, status, detail, ...(errors ? { errors } : {}) };
  }
}
