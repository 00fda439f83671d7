/**
 * True when an Accept header names the media type itself, not only by a wildcard: a browser that says nothing but
 * "image/*" may lack newer formats.
 */
export function acceptsType(accept: string | undefined, type: string): boolean {
  return (accept ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
