/**
 * True when an Accept header names the media type explicitly, not only by a wildcard.
 * A browser that only sends "image/*" may not support newer formats.
 */
export function acceptsType(accept: string | undefined, type: string): boolean {
  return (accept ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
