/** First segments of addresses that cannot be redirected: other handlers precede the redirects. */
export const reservedSegments: readonly string[] = ['api', 'assets', 'media', 'healthz', 'readyz', '_dev'];
