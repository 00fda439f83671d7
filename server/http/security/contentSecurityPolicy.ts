/** Sources that this site's pages need; a directive without sources allows nothing. */
const ownSources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'], // data: the blur placeholders
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'frame-src': [],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const;

/** Additional sources by directive. */
export type PolicyAdditions = Partial<Record<keyof typeof ownSources, readonly string[]>>;

/**
 * Value of the header Content-Security-Policy: own and additional sources.
 * It allows nothing inline: no script, no style, no nonce, so that one rendered page serves every visitor and can be
 * cached.
 */
export function contentSecurityPolicy(...additions: PolicyAdditions[]): string {
  return Object.entries(ownSources)
    .map(([directive, own]) => {
      const more = additions.flatMap((addition) => addition[directive as keyof typeof ownSources] ?? []);
      // 'none' must be the only source
      const sources = more.length > 0 ? [...own.filter((source) => source !== "'none'"), ...more] : [...own];
      return { directive, sources: [...new Set<string>(sources)] };
    })
    .filter(({ sources }) => sources.length > 0)
    .map(({ directive, sources }) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
