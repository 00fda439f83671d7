import { literalFirstSegment } from './parsing/parseRegexSource.ts';
import type { PathSource } from './parsing/parsePathSource.ts';
import type { QueryCondition, RedirectRule, RedirectSource } from './RedirectRule.ts';
import { maxRegexSubjectCharacters } from './parsing/regexFault.ts';
import { canonicalQuery, comparableParameters, decodedWord, firstSegment } from './requestAddress.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

export interface RuleMatch {
  rule: RedirectRule;
  captures: ReadonlyMap<string, string>;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** The rules of one literal address. */
interface AddressRules {
  plain: RedirectRule | null;
  /** By the whole query in canonical form. */
  byQuery: Map<string, RedirectRule>;
  /** Rules whose conditions capture, those with most literal values first. */
  capturing: RedirectRule[];
}

/**
 * Rules by source: literal addresses in a hash map, patterns by their first literal segment.
 * Literal addresses precede patterns, rules with a query condition precede those without, then the order of the list
 * decides.
 */
export class RuleTable {
  /** By path in lower case. */
  private readonly addresses = new Map<string, AddressRules>();
  /** First segment → patterns that it can begin, including those with any first segment. */
  private readonly patterns = new Map<string, RedirectRule[]>();
  private readonly openPatterns: RedirectRule[];
  /** Rules with the same source as an earlier one, so that they never match. */
  readonly duplicates: { rule: RedirectRule; earlier: RedirectRule }[] = [];

  constructor(rules: readonly RedirectRule[]) {
    const patterns: RedirectRule[] = [];
    const shapes = new Map<string, RedirectRule>();
    for (const rule of rules) {
      const shape = normalizeShape(rule);
      const earlier = shapes.get(shape);
      if (earlier) {
        this.duplicates.push({ rule, earlier });
        continue;
      }
      shapes.set(shape, rule);
      if (rule.source.kind === 'regex' || !isLiteral(rule.source)) patterns.push(rule);
      else this.addLiteral(rule, rule.source);
    }
    const ordered = [...patterns.filter(hasConditions), ...patterns.filter((rule) => !hasConditions(rule))];
    this.openPatterns = ordered.filter((rule) => findBucket(rule) === null);
    for (const bucket of new Set(ordered.map(findBucket))) {
      if (bucket === null) continue;
      this.patterns.set(
        bucket,
        ordered.filter((rule) => [bucket, null].includes(findBucket(rule))),
      );
    }
    for (const { capturing } of this.addresses.values()) {
      capturing.sort((one, other) => literalConditions(other) - literalConditions(one));
    }
  }

  private addLiteral(rule: RedirectRule, source: PathSource): void {
    const key = `/${source.segments.map(({ before }) => before).join('/')}`;
    const own = this.addresses.get(key) ?? { plain: null, byQuery: new Map<string, RedirectRule>(), capturing: [] };
    this.addresses.set(key, own);
    const literal = source.conditions.flatMap((condition): [string, string][] =>
      'value' in condition ? [[condition.name, condition.value]] : [],
    );
    if (source.conditions.length === 0) own.plain = rule;
    else if (literal.length < source.conditions.length) own.capturing.push(rule);
    else own.byQuery.set(canonicalQuery(literal), rule);
  }

  /**
   * The first rule for an address, with its captures.
   * @param path in comparable form
   * @param query as requested, without "?"
   */
  match(path: string, query: string): RuleMatch | null {
    const key = path.toLowerCase();
    const own = this.addresses.get(key);
    if (own) {
      const match = matchAddress(own, query);
      if (match) return match;
    }
    for (const rule of this.patterns.get(firstSegment(key)) ?? this.openPatterns) {
      const captures = matchPattern(rule, path, query);
      if (captures) return { rule, captures };
    }
    return null;
  }
}

function matchAddress({ plain, byQuery, capturing }: AddressRules, query: string): RuleMatch | null {
  if (query !== '' && (byQuery.size > 0 || capturing.length > 0)) {
    const parameters = comparableParameters(query);
    const rule = byQuery.get(canonicalQuery(parameters));
    if (rule) return { rule, captures: nothing };
    for (const candidate of capturing) {
      const captures = new Map<string, string>();
      if (conditionsHold(candidate.source, parameters, captures)) return { rule: candidate, captures };
    }
  }
  return plain && { rule: plain, captures: nothing };
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

/** The first segment of a pattern, or null when it can be any. */
export function findBucket({ source }: RedirectRule): string | null {
  if (source.kind === 'regex') return literalFirstSegment(source);
  const [first] = source.segments;
  return first?.parameter === '' ? first.before : null;
}

/** Equal for two rules with the same source, whatever their parameters are called. */
function normalizeShape({ source }: RedirectRule): string {
  if (source.kind === 'regex') return `~${source.expression.source}`;
  const path = source.segments.map(({ before, parameter, after }) => (parameter ? `${before}{}${after}` : before));
  const conditions = source.conditions.map((condition) =>
    'value' in condition ? `${encodeUriPart(condition.name)}=${encodeUriPart(condition.value)}` : condition.name,
  );
  return `/${path.join('/')}?${conditions.sort().join('&')}`;
}

function matchPattern({ source }: RedirectRule, path: string, query: string): Map<string, string> | null {
  const captures = new Map<string, string>();
  if (source.kind === 'path') {
    const fits = segmentsFit(source, path, captures);
    return fits && conditionsHold(source, comparableParameters(query), captures) ? captures : null;
  }
  if (path.length + query.length >= maxRegexSubjectCharacters) return null;
  const found =
    source.expression.exec(path) ??
    (source.readsQuery && query !== '' ? source.expression.exec(`${path}?${decodedWord(query)}`) : null);
  found?.slice(1).forEach((value: string | undefined, at) => captures.set(String(at + 1), value ?? ''));
  return found ? captures : null;
}

function segmentsFit({ segments }: PathSource, path: string, captures: Map<string, string>): boolean {
  const pathSegments = path.slice(1).split('/');
  return (
    pathSegments.length === segments.length &&
    segments.every(({ before, parameter, after }, at) => {
      const text = pathSegments[at] ?? '';
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

/** True when the request has exactly the parameters of the rule; always without conditions. */
function conditionsHold(
  source: RedirectSource,
  parameters: readonly [string, string][],
  captures: Map<string, string>,
): boolean {
  if (source.kind === 'regex' || source.conditions.length === 0) return true;
  if (source.conditions.length !== parameters.length) return false;
  const left = [...parameters];
  const literalFirst = [...source.conditions].sort((a, b) => Number('parameter' in a) - Number('parameter' in b));
  return literalFirst.every((condition: QueryCondition) => {
    const at = left.findIndex(([name, value]) => {
      if (name !== condition.name) return false;
      if ('value' in condition) return condition.value === value;
      return condition.parameter === '' || value !== ''; // a parameter is never empty
    });
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found && 'parameter' in condition && condition.parameter !== '') captures.set(condition.parameter, found[1]);
    return found !== undefined;
  });
}
