/** The rel of a link: one that opens a new tab gives that tab no handle on this one. */
export function safeRel(target: string | undefined, rel?: string): string | undefined {
  if (target !== '_blank') return rel;
  return [rel, 'noopener'].filter(Boolean).join(' ');
}
