import type { Request } from 'express';

/** The editors of the content platform, which are always allowed. */
export const builtInEditors = [
  'https://pages.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
  'https://app.sitecorecloud.io',
];

/** Origins that may call the editing API and frame its pages. */
export interface EditingOrigins {
  /** All of them, in the syntax of the policy header: "https://*.example.com". */
  readonly list: readonly string[];
  allows(origin: string): boolean;
}

/** `configured` are origins whose first label may be `*`, which matches one or more labels. */
export function createEditingOrigins(configured: readonly string[]): EditingOrigins {
  const list = [...new Set([...configured, ...builtInEditors])];
  const patterns = list.map((origin) => {
    const parts = origin.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'));
    return new RegExp(`^${parts.join('[a-z0-9-]+(?:\\.[a-z0-9-]+)*')}$`, 'i');
  });
  return { list, allows: (origin) => patterns.some((pattern) => pattern.test(origin)) };
}

/** True when a request comes from a page of this host. A proxy may have changed the scheme. */
export function isOwnOrigin(request: Request, origin: string): boolean {
  try {
    return new URL(origin).host === (request.get('host') ?? '');
  } catch {
    return false; // "null", sent by sandboxed frames
  }
}
