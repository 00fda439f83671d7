/** Encodings in which pages are sent, smallest first. */
export const pageEncodings = ['br', 'gzip', 'identity'] as const;
export type PageEncoding = (typeof pageEncodings)[number];

/** Clients send one of a few header values, so each is parsed once. */
const encodings = new Map<string, PageEncoding>();
const maxKnown = 500;

/**
 * The smallest encoding that a client accepts (RFC 9110, 12.5.3).
 * A client that accepts none gets the uncompressed page.
 * @param header value of Accept-Encoding; undefined when the client sent none
 */
export function acceptedEncoding(header: string | undefined): PageEncoding {
  if (!header) return 'identity';
  const cached = encodings.get(header);
  if (cached) return cached;
  const encoding = readHeader(header);
  if (encodings.size >= maxKnown) encodings.clear();
  encodings.set(header, encoding);
  return encoding;
}

function readHeader(header: string): PageEncoding {
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const accepts = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return pageEncodings.find((encoding) => encoding !== 'identity' && accepts(encoding)) ?? 'identity';
}
