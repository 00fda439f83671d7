import type { RedirectSource } from '../RedirectRule.ts';
import { regexFault } from './regexFault.ts';

export type RegexSource = Extract<RedirectSource, { kind: 'regex' }>;

/**
 * Parses a case-insensitive regular expression for the whole address.
 * One that mentions the query ("\?", "=" or "&") is also matched against "path?query", and captures from there.
 * @throws Error whose message has the fault and its fix
 */
export function parseRegexSource(source: string): RegexSource {
  if (!source.startsWith('^')) {
    throw new Error(`the pattern ${source} must begin with ^, so that it cannot match anywhere`);
  }
  let expression: RegExp;
  try {
    expression = new RegExp(source, 'i');
  } catch (error) {
    throw new Error(
      `the pattern ${source} is not a regular expression: ${error instanceof Error ? error.message : ''}`,
      {
        cause: error,
      },
    );
  }
  const fault = regexFault(source);
  if (fault !== null) throw new Error(`the pattern ${source} may take too long: ${fault}`);
  // addresses are compared without their trailing slash
  const bare = source.replace(/(?<!\\)\/\$$/, '$');
  return {
    kind: 'regex',
    expression: bare === source ? expression : new RegExp(bare, 'i'),
    readsQuery: /\\\?|[=&]/.test(source),
  };
}

/** "1", "2" … for each capture group. */
export function listGroups({ expression }: RegexSource): string[] {
  const groups = new RegExp(`${expression.source}|`).exec('')?.length ?? 1;
  return Array.from({ length: groups - 1 }, (_, at) => String(at + 1));
}

/** The first segment of every match, in lower case; null when the pattern allows several. */
export function literalFirstSegment({ expression }: RegexSource): string | null {
  return /^\^\\?\/([\w-]+)(?:\\?\/|\$$|\\\?)/.exec(expression.source)?.[1]?.toLowerCase() ?? null;
}
