import type { FilledTarget } from './fillTarget.ts';
import { fillTarget, formatLocation } from './fillTarget.ts';
import type { RedirectProblem } from './RedirectFilesError.ts';
import type { QueryCondition, RedirectRule, RuleOrigin } from './RedirectRule.ts';
import { firstSegment, readAddress } from './requestAddress.ts';
import type { RequestAddress } from './requestAddress.ts';
import { reservedSegments } from './reservedSegments.ts';
import { findBucket, RuleTable } from './RuleTable.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

/** Target of a redirected request. */
export interface FoundRedirect {
  /** Path and query on the site, or an absolute URL elsewhere. */
  location: string;
  kind: RedirectRule['kind'];
  /** The rule that matched the request. */
  origin: RuleOrigin;
}

interface Step {
  rule: RedirectRule;
  target: FilledTarget;
}

/** More consecutive rules are a growing loop ("/a" → "/a/a" …). */
const maxHops = 10;

/** The compiled rules of one site. Immutable: changed rules need another index. */
export class RedirectIndex {
  private readonly plain: RuleTable;
  private readonly everyLanguage: RuleTable;

  /** @param languages of the site, the default one first */
  constructor(
    rules: readonly RedirectRule[],
    private readonly languages: readonly string[],
  ) {
    this.plain = new RuleTable(rules.filter((rule) => !rule.everyLanguage));
    this.everyLanguage = new RuleTable(rules.filter((rule) => rule.everyLanguage));
  }

  /**
   * Finds the target of an address, following any number of rules at once; null when no rule matches.
   * Rules of one language precede those of every language. Never throws, whatever the address.
   * @param path as requested, encoded
   * @param query as requested, without "?"
   */
  find(path: string, query: string): FoundRedirect | null {
    const first = this.step(readAddress(path, query, this.languages));
    if (!first) return null;
    const { origin } = first.rule;
    if (first.rule.kind === 'rewrite') return { location: formatLocation(first.target), kind: 'rewrite', origin };
    const { last, circle } = this.follow(first);
    if (circle) return null;
    return { location: formatLocation(last.target), kind: last.temporary ? 'temporary' : 'permanent', origin };
  }

  /**
   * Reports rules that are never used because of another rule, and loops, each with its fix.
   * @param among the rules to report on
   */
  problems(among: readonly RedirectRule[]): RedirectProblem[] {
    const candidates = new Set(among);
    const duplicates = [...this.plain.duplicates, ...this.everyLanguage.duplicates]
      .filter(({ rule }) => candidates.has(rule))
      .map(({ rule, earlier }) => ({
        origin: rule.origin,
        message: `the same address has a rule at ${earlier.origin.file}:${earlier.origin.line} already; keep one of them`,
      }));
    const seen = new Set<RedirectRule>();
    const circles = among.flatMap((rule): RedirectProblem[] => {
      if (rule.kind === 'rewrite' || seen.has(rule)) return [];
      const circle = this.circleThrough(rule);
      for (const member of circle) seen.add(member);
      if (circle.length === 0) return [];
      const others = circle.filter((member) => member !== rule).map(({ origin }) => `${origin.file}:${origin.line}`);
      const message = others.length > 0 ? `leads in a circle with ${others.join(', ')}` : 'leads to itself';
      return [{ origin: rule.origin, message: `${message}; correct its target` }];
    });
    return [...among.flatMap((rule) => this.neverAsked(rule)), ...duplicates, ...circles];
  }

  private neverAsked(rule: RedirectRule): RedirectProblem[] {
    const first = findBucket(rule) ?? '';
    const { origin } = rule;
    if (reservedSegments.includes(first)) {
      return [{ origin, message: `addresses below /${first} are never redirected; remove the rule` }];
    }
    if (rule.everyLanguage || first !== this.languages[0]) return [];
    return [{ origin, message: `the site's first language has no segment of its own; leave /${first} out` }];
  }

  /** The rules of a loop that a rule is part of or, if it grows without end, starts; [] without a loop. */
  private circleThrough(rule: RedirectRule): RedirectRule[] {
    const samples = new Map<string, string>();
    for (const part of [
      rule.target.path,
      ...rule.target.query.flatMap(({ name, value }) => [name, value ?? []]),
    ].flat()) {
      if (typeof part === 'object') samples.set(part.capture, '1');
    }
    const query = rule.keepsQuery && rule.source.kind === 'path' ? sampleQuery(rule.source.conditions) : '';
    const { circle, passed } = this.follow({ rule, target: this.lead(rule, samples, { path: '/', base: '', query }) });
    if (!circle) return [];
    const again = passed.indexOf(rule, 1);
    if (again > 0) return passed.slice(0, again);
    return new Set(passed).size === 1 ? [rule] : [];
  }

  private follow(first: Step): {
    last: { target: FilledTarget; temporary: boolean };
    circle: boolean;
    passed: RedirectRule[];
  } {
    let { target } = first;
    let temporary = first.rule.kind === 'temporary';
    const passed = [first.rule];
    const seen = new Set<string>();
    for (let hops = 0; hops <= maxHops; hops += 1) {
      const next = target.origin === '' ? this.step(readAddress(target.path, target.query, this.languages)) : null;
      if (!next || next.rule.kind === 'rewrite') return { last: { target, temporary }, circle: false, passed };
      passed.push(next.rule);
      temporary ||= next.rule.kind === 'temporary';
      ({ target } = next);
      const place = formatLocation({ ...target, hash: '' });
      if (seen.has(place)) break;
      seen.add(place);
    }
    return { last: { target, temporary }, circle: true, passed };
  }

  private step(address: RequestAddress): Step | null {
    const { path, base, query } = address;
    const found =
      this.plain.match(path, query) ?? this.everyLanguage.match(base ? path.slice(base.length) || '/' : path, query);
    return found && { rule: found.rule, target: this.lead(found.rule, found.captures, address) };
  }

  private lead(
    rule: RedirectRule,
    captures: ReadonlyMap<string, string>,
    { base, query }: RequestAddress,
  ): FilledTarget {
    const target = fillTarget(rule.target, captures, {
      query: rule.keepsQuery ? query : '',
      keepsSlashes: rule.source.kind === 'regex',
    });
    const moves = rule.keepsLanguage && target.origin === '' && !this.languages.includes(firstSegment(target.path));
    return moves && base !== '' ? { ...target, path: `${base}${target.path === '/' ? '' : target.path}` } : target;
  }
}

function sampleQuery(conditions: readonly QueryCondition[]): string {
  return conditions
    .map(
      (condition) => `${encodeUriPart(condition.name)}=${'value' in condition ? encodeUriPart(condition.value) : '1'}`,
    )
    .join('&');
}
