import type { PlatformRedirect } from '../../shared/content/ContentTypes.ts';
import { parametersOf } from './parsing/parsePathSource.ts';
import type {
  PathSegment,
  QueryCondition,
  RedirectRule,
  RedirectSource,
  RedirectTarget,
  Template,
} from './RedirectRule.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

/**
 * Converts rules of redirect files to the content platform's format, for external clients.
 * A whole address is a rule of its language. Parameters and conditions become regular expressions, whose conditions
 * match in the written order only.
 * @param languages of the site, the default one first
 */
export function publishedRedirects(rules: readonly RedirectRule[], languages: readonly string[]): PlatformRedirect[] {
  // Whole addresses precede patterns. One with a captured query on the same path becomes a pattern, too.
  const pathsWithQuery = new Set(rules.flatMap(({ source }) => (capturesQuery(source) ? [formatPath(source)] : [])));
  const isAfter = (rule: RedirectRule): boolean =>
    pathsWithQuery.has(formatPath(rule.source)) && !capturesQuery(rule.source);
  const ordered = [...rules.filter((rule) => !isAfter(rule)), ...rules.filter(isAfter)];
  return ordered.map((rule) => ({
    ...formatPattern(rule, languages, isAfter(rule)),
    redirectType: types[rule.kind],
    isQueryStringPreserved: rule.keepsQuery,
    isLanguagePreserved: rule.keepsLanguage,
  }));
}

const types = { permanent: 'REDIRECT_301', temporary: 'REDIRECT_302', rewrite: 'SERVER_TRANSFER' } as const;

function capturesQuery(source: RedirectSource): boolean {
  return source.kind === 'path' && source.conditions.some((condition) => 'parameter' in condition);
}

/** The path part of a source as a pattern. */
function formatPath(source: RedirectSource): string {
  return source.kind === 'path' ? source.segments.map(segmentPattern).join('/') : source.expression.source;
}

function formatPattern(
  { source, target, everyLanguage }: RedirectRule,
  languages: readonly string[],
  isPattern: boolean,
): Pick<PlatformRedirect, 'pattern' | 'target' | 'locale'> {
  if (source.kind === 'regex') {
    const { source: expression } = source.expression;
    // platforms differ in whether a pattern without an end anchor has one
    const pattern = expression.endsWith('$') ? expression : `${expression}.*$`;
    return { pattern, target: targetText(target, (capture) => `$${capture}`), locale: '' };
  }
  const { segments, conditions } = source;
  const captures = parametersOf(source);
  const text = targetText(target, (capture) => `$${String(captures.indexOf(capture) + 1)}`);
  if (captures.length > 0 || capturesQuery(source) || isPattern) {
    const query = conditions.length === 0 ? '' : `\\?${conditions.map(conditionPattern).join('&')}`;
    return { pattern: `^/${segments.map(segmentPattern).join('/')}${query}$`, target: text, locale: '' };
  }
  const names = segments.map(({ before }) => before);
  if (everyLanguage || conditions.length > 0) {
    const query = conditions.map(literalCondition).join('&');
    return { pattern: `/${names.join('/')}${query === '' ? '' : `?${query}`}`, target: text, locale: '' };
  }
  const language = languages.find((own) => own === names[0]) ?? languages[0] ?? '';
  const own = language === languages[0] ? names : names.slice(1);
  return { pattern: `/${own.join('/')}`, target: text, locale: language };
}

function segmentPattern({ before, parameter, after }: PathSegment): string {
  return `${escaped(before)}${parameter === '' ? '' : '([^/]+)'}${escaped(after)}`;
}

function literalCondition(condition: QueryCondition): string {
  return `${encodeUriPart(condition.name)}=${'value' in condition ? encodeUriPart(condition.value) : ''}`;
}

function conditionPattern(condition: QueryCondition): string {
  const name = escaped(encodeUriPart(condition.name));
  if ('value' in condition) return `${name}=${escaped(encodeUriPart(condition.value))}`;
  return condition.parameter === '' ? `${name}=[^&]*` : `${name}=([^&]+)`;
}

/** Leaves slashes unescaped, so that a pattern does not look like /literal/. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function targetText(target: RedirectTarget, written: (capture: string) => string): string {
  const formatTemplate = (template: Template): string =>
    template.map((part) => (typeof part === 'string' ? part : written(part.capture))).join('');
  const query = target.query.map(({ name, value }) =>
    value === null ? formatTemplate(name) : `${formatTemplate(name)}=${formatTemplate(value)}`,
  );
  return `${target.origin}${formatTemplate(target.path)}${query.length > 0 ? `?${query.join('&')}` : ''}${target.hash}`;
}
