import type { Response } from 'express';

type Sources = Record<string, readonly string[]>;

/** Adds sources to a policy, with new directives where it lacks them. */
function widened(policy: string, more: Sources): string {
  const directives = new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name, sources] as [string, string[]]] : [];
    }),
  );
  for (const [name, sources] of Object.entries(more)) {
    if (sources.length === 0) continue;
    const before = (directives.get(name) ?? []).filter((source) => source !== "'none'");
    directives.set(name, [...new Set([...before, ...sources])]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** Disables caching, indexing and the Referer with the address, which may contain the secret. */
export function forbidKeeping(response: Response): void {
  response
    .set({
      'Cache-Control': 'no-store, must-revalidate',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'strict-origin',
    })
    .removeHeader('ETag');
}

/** Allows the editors' pages to frame this one. */
export function allowFraming(response: Response, editors: readonly string[]): void {
  const policy = response.get('Content-Security-Policy') ?? '';
  response.set('Content-Security-Policy', widened(policy, { 'frame-ancestors': ["'self'", ...editors] }));
}

/**
 * Allows the editor's scripts on this page, and what such tools need.
 * They add styles, load pictures and fonts, and connect to their host.
 */
export function allowScripts(response: Response, scripts: readonly string[]): void {
  const hosts = [...new Set(scripts.map((script) => new URL(script).origin))];
  if (hosts.length === 0) return;
  const policy = response.get('Content-Security-Policy') ?? '';
  const more = {
    'script-src': hosts,
    'connect-src': hosts,
    'img-src': hosts,
    'font-src': hosts,
    'style-src': ["'unsafe-inline'", ...hosts],
  };
  response.set('Content-Security-Policy', widened(policy, more));
}
