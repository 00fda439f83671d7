/** Kind of an error and of its cause, and its place in the code. Without messages, which may hold user input. */
export interface ErrorDescription {
  reason: string;
  /** First line of the stack. */
  at?: string;
  cause?: string;
}

/** Describes an error for the log without its message. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  const at = /^\s+at (.+)$/m.exec(error.stack ?? '')?.[1];
  const cause = error.cause === undefined ? {} : { cause: errorKind(error.cause) };
  return { reason: errorKind(error), ...(at ? { at } : {}), ...cause };
}

function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  // a code such as "ECONNRESET" is one word; a longer text could hold personal data
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}
