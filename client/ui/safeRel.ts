/** Adds the rel that denies a link in a new tab access to this one. */
export function safeRel(target: string | undefined, rel?: string): string | undefined {
  if (target !== '_blank') return rel;
  return [rel, 'noopener'].filter(Boolean).join(' ');
}
