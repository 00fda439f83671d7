/** First segments of addresses that are answered before redirects, or never sent on: no rule is for them. */
export const reservedSegments: readonly string[] = ['api', 'assets', 'media', 'healthz', 'readyz', '_dev'];
