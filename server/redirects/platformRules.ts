import type { PlatformRedirect } from '../../shared/content/ContentTypes.ts';
import { listGroups, parseRegexSource } from './parsing/parseRegexSource.ts';
import { parsePathSource } from './parsing/parsePathSource.ts';
import { parseTarget } from './parsing/parseTarget.ts';
import type { RedirectProblem } from './RedirectFilesError.ts';
import type { RedirectRule, RedirectSource } from './RedirectRule.ts';
import { firstSegment } from './requestAddress.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

const kinds = new Map<string, RedirectRule['kind']>([
  ['REDIRECT_301', 'permanent'],
  ['REDIRECT_302', 'temporary'],
  ['SERVER_TRANSFER', 'rewrite'],
]);

/**
 * Converts the platform's redirects to rules: those with a locale first, then the others in order.
 * A pattern is a whole address, as in redirect files, and a regular expression only when it has characters that no
 * address has: "/old_page" and "/a.b" are addresses.
 * @param languages of the site, the default one first
 * @param problems receives those that cannot be used
 */
export function platformRules(
  redirects: readonly PlatformRedirect[],
  languages: readonly string[],
  problems: RedirectProblem[],
): RedirectRule[] {
  const rules = redirects.flatMap((redirect, at): { rule: RedirectRule; local: boolean }[] => {
    const origin = { file: 'content platform', line: at + 1 };
    try {
      const local = redirect.locale !== '';
      return [{ rule: { origin, ...toRule(redirect, languages) }, local }];
    } catch (error) {
      problems.push({ origin, message: error instanceof Error ? error.message : String(error) });
      return [];
    }
  });
  return [...rules.filter(({ local }) => local), ...rules.filter(({ local }) => !local)].map(({ rule }) => rule);
}

function toRule(redirect: PlatformRedirect, languages: readonly string[]): Omit<RedirectRule, 'origin'> {
  const kind = kinds.get(redirect.redirectType);
  if (!kind) {
    throw new Error(`"${redirect.redirectType}" is not a redirect type; known: ${[...kinds.keys()].join(', ')}`);
  }
  const locale = redirect.locale.toLowerCase();
  const language = languages.find((own) => own === locale || locale.startsWith(`${own}-`));
  if (locale !== '' && language === undefined) throw new Error(`the site has no language "${redirect.locale}"`);
  const pattern = redirect.pattern.trim();
  if (pattern === '') throw new Error('it has no pattern');
  const first = firstSegment(`/${pattern.replace(/^\^?\\?\/?/, '').replaceAll('\\/', '/')}`);
  const source = withoutDefault(toSource(pattern, language, languages), languages[0] ?? '');
  const groups = source.kind === 'regex' ? listGroups(source) : [];
  // redirect files state the language of a target; here a variable does
  const target = redirect.target.trim().replaceAll('$siteLang', language ?? languages[0] ?? '');
  return {
    source,
    target: parseTarget(target, 'numbered', groups),
    everyLanguage: language === undefined && !languages.includes(first),
    keepsLanguage: redirect.isLanguagePreserved,
    keepsQuery: redirect.isQueryStringPreserved,
    kind,
  };
}

function toSource(pattern: string, language: string | undefined, languages: readonly string[]): RedirectSource {
  if (language !== undefined) {
    // a rule with a locale is never a pattern: its special characters are literal
    const path = slashed(pattern).replace(/[{}?#]/g, encodeUriPart);
    return parsePathSource(language === languages[0] ? path : `/${language}${path}`);
  }
  const expression = /^\/(.*)\/[gimsuy]{0,6}$/.exec(pattern)?.[1];
  const text = expression?.startsWith('^') ? expression.replaceAll('\\/', '/') : pattern;
  return /[$^()[\]{}*+|\\]/.test(text) ? parseRegexSource(wholeAddress(text)) : parsePathSource(slashed(text));
}

function slashed(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

/** Anchors the pattern at both ends; without anchors of its own its "?" is part of the address. */
function wholeAddress(text: string): string {
  if (text.startsWith('^')) return text.endsWith('$') ? text : `${text}$`;
  const plain = text.endsWith('$') ? text : `${text.replace(/(?<!\\)\?/g, '\\?')}$`;
  return `^${/^[\w-]/.test(plain) ? '/' : ''}${plain}`;
}

/** Removes the default language's segment, because requests are compared without it. */
function withoutDefault(source: RedirectSource, language: string): RedirectSource {
  if (source.kind === 'regex') {
    const bare = source.expression.source.replace(new RegExp(`^\\^\\\\?/${language}(?=\\\\?/|\\$)`, 'i'), '^');
    return { ...source, expression: new RegExp(bare, 'i') };
  }
  if (source.segments[0]?.before !== language) return source;
  const segments = source.segments.slice(1);
  return { ...source, segments: segments.length > 0 ? segments : [{ before: '', parameter: '', after: '' }] };
}
