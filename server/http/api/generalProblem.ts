import { ProblemError } from '../../../shared/kit/problem.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { OverloadedError } from '../overload/OverloadedError.ts';

/** Title and detail of a failed database where a room has words of its own. */
export type DatabaseWords = Pick<Problem, 'title' | 'detail'>;

const usualDatabaseWords: DatabaseWords = {
  title: 'Not available',
  detail: 'Nothing was changed: the database is not available. Try again later.',
};

/** Returns the problem of an error that belongs to no room; 500 for a bug. */
export function generalProblem(error: unknown, databaseWords = usualDatabaseWords): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof OverloadedError) {
    return problem(503, 'Overloaded', 'The server is busy. Send the request again after the time in Retry-After.');
  }
  if (databaseFailureIn(error)) return problem(503, databaseWords.title, databaseWords.detail);
  const { type, status, limit } = (error ?? {}) as { type?: unknown; status?: unknown; limit?: unknown };
  if (type === 'entity.parse.failed') {
    return problem(
      400,
      'Malformed JSON',
      'The body is not valid JSON. Send a JSON object with Content-Type application/json.',
    );
  }
  if (type === 'entity.too.large') {
    const kilobytes = Math.round(Number(limit) / 1024);
    return problem(413, 'Too large', `The body is larger than the maximum of this address (${String(kilobytes)} kB).`);
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return problem(status, 'Bad request', 'The request cannot be read. Check its address, headers and encoding.');
  }
  return problem(
    500,
    'Internal error',
    'Something went wrong on the server. Report the x-request-id of this response to find it in the logs.',
  );
}

function problem(status: number, title: string, detail: string): Problem {
  return { type: 'about:blank', title, status, detail };
}
