import { literalFirstSegment } from './parseRegexSource.ts';
import type { PathSource } from './parsePathSource.ts';
import type { QueryCondition, RedirectRule } from './RedirectRule.ts';
import { longestRegexSubject } from './regexFault.ts';
import { canonicalQuery, comparableParameters, decodedWord, firstSegment } from './requestAddress.ts';

export interface RuleMatch {
  rule: RedirectRule;
  captures: ReadonlyMap<string, string>;
}

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Rules by what they look for: literal addresses in a hash map, patterns by their first literal segment. Literal
 * addresses go before patterns, rules with a query condition before those without, then the order of the list decides.
 */
export class RuleTable {
  /** By path, or path?query in canonical form. */
  private readonly exact = new Map<string, RedirectRule>();
  /** Literal path → rules whose conditions capture. */
  private readonly capturing = new Map<string, RedirectRule[]>();
  /** First segment → patterns that it can begin, those that leave it open included. */
  private readonly patterns = new Map<string, RedirectRule[]>();
  private readonly openPatterns: RedirectRule[];
  private readonly shapes = new Map<string, RedirectRule>();
  /** Rules that look for the same as an earlier one, which they never come after. */
  readonly duplicates: { rule: RedirectRule; earlier: RedirectRule }[] = [];

  constructor(rules: readonly RedirectRule[]) {
    const patterns: RedirectRule[] = [];
    for (const rule of rules) {
      const shape = shapeOf(rule);
      const earlier = this.shapes.get(shape);
      if (earlier) {
        this.duplicates.push({ rule, earlier });
        continue;
      }
      this.shapes.set(shape, rule);
      if (rule.source.kind === 'regex' || !isLiteral(rule.source)) patterns.push(rule);
      else this.addLiteral(rule, rule.source);
    }
    const ordered = [...patterns.filter(hasConditions), ...patterns.filter((rule) => !hasConditions(rule))];
    this.openPatterns = ordered.filter((rule) => bucketOf(rule) === null);
    for (const bucket of new Set(ordered.map(bucketOf))) {
      if (bucket === null) continue;
      this.patterns.set(
        bucket,
        ordered.filter((rule) => [bucket, null].includes(bucketOf(rule))),
      );
    }
    for (const list of this.capturing.values()) list.sort((a, b) => literalConditions(b) - literalConditions(a));
  }

  private addLiteral(rule: RedirectRule, source: PathSource): void {
    const key = `/${source.segments.map(({ before }) => before).join('/')}`;
    const literal = source.conditions.flatMap((condition): [string, string][] =>
      'value' in condition ? [[condition.name, condition.value]] : [],
    );
    if (literal.length < source.conditions.length) this.capturing.set(key, [...(this.capturing.get(key) ?? []), rule]);
    else this.exact.set(literal.length > 0 ? `${key}?${canonicalQuery(literal)}` : key, rule);
  }

  /**
   * The first rule for a path (comparable form) and a query, with what it captures.
   */
  match(path: string, query: string): RuleMatch | null {
    const key = path.toLowerCase();
    const parameters = comparableParameters(query);
    if (parameters.length > 0) {
      const rule = this.exact.get(`${key}?${canonicalQuery(parameters)}`);
      if (rule) return { rule, captures: nothing };
      for (const candidate of this.capturing.get(key) ?? []) {
        const captures = new Map<string, string>();
        if (conditionsHold(candidate, parameters, captures)) return { rule: candidate, captures };
      }
    }
    const rule = this.exact.get(key);
    if (rule) return { rule, captures: nothing };
    for (const pattern of this.patterns.get(firstSegment(key)) ?? this.openPatterns) {
      const captures = matchPattern(pattern, path, query, parameters);
      if (captures) return { rule: pattern, captures };
    }
    return null;
  }
}

function isLiteral({ segments }: PathSource): boolean {
  return segments.every(({ parameter }) => parameter === '');
}

function hasConditions({ source }: RedirectRule): boolean {
  return source.kind === 'path' && source.conditions.length > 0;
}

function literalConditions({ source }: RedirectRule): number {
  return source.kind === 'path' ? source.conditions.filter((condition) => 'value' in condition).length : 0;
}

/** The segment that a pattern begins with, or null when that can be any. */
function bucketOf({ source }: RedirectRule): string | null {
  if (source.kind === 'regex') return literalFirstSegment(source);
  const [first] = source.segments;
  return first?.parameter === '' ? first.before : null;
}

/** Equal for two rules that look for the same, whatever their parameters are called. */
function shapeOf({ source }: RedirectRule): string {
  if (source.kind === 'regex') return `~${source.expression.source}`;
  const path = source.segments.map(({ before, parameter, after }) => (parameter ? `${before}{}${after}` : before));
  const conditions = source.conditions.map((condition) =>
    'value' in condition
      ? `${encodeURIComponent(condition.name)}=${encodeURIComponent(condition.value)}`
      : condition.name,
  );
  return `/${path.join('/')}?${conditions.sort().join('&')}`;
}

function matchPattern(
  { source, ...rule }: RedirectRule,
  path: string,
  query: string,
  parameters: readonly [string, string][],
): Map<string, string> | null {
  const captures = new Map<string, string>();
  if (source.kind === 'path') {
    const fits = segmentsFit(source, path, captures) && conditionsHold({ source, ...rule }, parameters, captures);
    return fits ? captures : null;
  }
  if (path.length + query.length >= longestRegexSubject) return null;
  const found =
    source.expression.exec(path) ??
    (source.readsQuery && query !== '' ? source.expression.exec(`${path}?${decodedWord(query)}`) : null);
  found?.slice(1).forEach((value: string | undefined, at) => captures.set(String(at + 1), value ?? ''));
  return found ? captures : null;
}

function segmentsFit({ segments }: PathSource, path: string, captures: Map<string, string>): boolean {
  const given = path.slice(1).split('/');
  return (
    given.length === segments.length &&
    segments.every(({ before, parameter, after }, at) => {
      const text = given[at] ?? '';
      if (parameter === '') return text.toLowerCase() === before;
      const value = text.slice(before.length, text.length - after.length);
      const fits =
        value !== '' &&
        text.length > before.length + after.length &&
        text.slice(0, before.length).toLowerCase() === before &&
        text.slice(text.length - after.length).toLowerCase() === after;
      if (fits) captures.set(parameter, value);
      return fits && value !== '.' && value !== '..';
    })
  );
}

/** Whether the request has the parameters that the rule names and no others; without conditions, always. */
function conditionsHold(
  { source }: RedirectRule,
  parameters: readonly [string, string][],
  captures: Map<string, string>,
): boolean {
  if (source.kind === 'regex' || source.conditions.length === 0) return true;
  if (source.conditions.length !== parameters.length) return false;
  const left = [...parameters];
  const literalFirst = [...source.conditions].sort((a, b) => Number('parameter' in a) - Number('parameter' in b));
  return literalFirst.every((condition: QueryCondition) => {
    const at = left.findIndex(
      ([name, value]) => name === condition.name && (!('value' in condition) || condition.value === value),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found && 'parameter' in condition && condition.parameter !== '') captures.set(condition.parameter, found[1]);
    return found !== undefined;
  });
}
