/** One URL of a sitemap, absolute and encoded. */
export interface SitemapUrl {
  loc: string;
  /** YYYY-MM-DD, or "" when unknown. */
  lastmod: string;
  /** "" without one. */
  image: string;
  /** The page in every language, itself included; [] for a page of one language. */
  alternates: { language: string; href: string }[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const images = 'http://www.google.com/schemas/sitemap-image/1.1';
const links = 'http://www.w3.org/1999/xhtml';
const chunkLength = 32_768;

/** A sitemap in chunks of some 30 kB, rendered from batches of URLs while it is read. */
export async function* sitemapText(
  batches: AsyncIterable<SitemapUrl[]> | Iterable<SitemapUrl[]>,
): AsyncGenerator<string> {
  let text = `${declaration}<urlset xmlns="${schema}" xmlns:image="${images}" xmlns:xhtml="${links}">\n`;
  for await (const urls of batches) {
    text += urls.map(urlText).join('');
    if (text.length < chunkLength) continue;
    yield text;
    text = '';
  }
  yield `${text}</urlset>\n`;
}

/** The list of a site's sitemaps. */
export function sitemapIndexText(files: readonly { loc: string; lastmod: string }[]): string {
  const entries = files.map(
    ({ loc, lastmod }) => `<sitemap><loc>${escaped(loc)}</loc>${dateText(lastmod)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

function urlText({ loc, lastmod, image, alternates }: SitemapUrl): string {
  const others = alternates.map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}"/>`,
  );
  const picture = image === '' ? '' : `<image:image><image:loc>${escaped(image)}</image:loc></image:image>`;
  return `<url><loc>${escaped(loc)}</loc>${dateText(lastmod)}${others.join('')}${picture}</url>\n`;
}

function dateText(date: string): string {
  return date === '' ? '' : `<lastmod>${escaped(date)}</lastmod>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text;
}
