/** Contents of a page for a crawler, as sent by the server. */
export interface ReadPage {
  lang: string;
  title: string;
  headings: number;
  noindex: boolean;
  canonical: string;
  /** URL by language, including "x-default". */
  alternates: Map<string, string>;
  /** URLs of links. */
  links: string[];
  /**
   * URLs of other servers that the browser requests on its own.
   * These are scripts, pictures, frames, styles and preloads.
   */
  foreign: string[];
  /** URLs below /media/ anywhere in the page: pictures, films and posters, files, data, also for later. */
  media: string[];
  ids: Set<string>;
  /** Text that a reader sees or hears: every run of text, and attributes that are read aloud. */
  words: string[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_whole, name: string) => entities[name] ?? '');
}

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/\s([a-z][\w-]*)="([^"]*)"/gi);
  return new Map([...found].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

const spoken = ['aria-label', 'alt', 'title', 'placeholder'];

/** Parses a page without running its scripts. */
export function readPage(html: string): ReadPage {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const tags = [...body.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^"<>])*)>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(rest),
  }));
  const all = (name: string, attribute: string): string[] =>
    tags
      .flatMap((tag) => (tag.name === name ? [tag.attributes.get(attribute) ?? ''] : []))
      .filter((value) => value !== '');
  const linked = (rel: string) =>
    tags.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === rel);
  const texts = [...body.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);
  const attributes = tags.flatMap((tag) => spoken.map((name) => tag.attributes.get(name) ?? ''));
  const asked = [
    ...html.matchAll(/<(?!a\b)[a-z]+\s[^>]*?\s?(?:src|srcset|poster|data)="((?:https?:)?\/\/[^"]*)"/gi),
  ].map(([, address = '']) => address);
  const fetching = ['stylesheet', 'preload', 'modulepreload', 'preconnect', 'dns-prefetch', 'prefetch', 'icon'];
  const preloads = fetching
    .flatMap(linked)
    .map(({ attributes: given }) => given.get('href') ?? '')
    .filter((address) => /^(https?:)?\/\//.test(address));
  const media = [...html.matchAll(/\/media\/[^\s"'&?<>\\,)]+/g)].map(([address]) => address);
  return {
    lang: all('html', 'lang')[0] ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim(),
    headings: tags.filter(({ name }) => name === 'h1').length,
    noindex: tags.some(({ name, attributes: given }) => name === 'meta' && given.get('content') === 'noindex'),
    canonical: linked('canonical')[0]?.attributes.get('href') ?? '',
    alternates: new Map(
      linked('alternate')
        .filter(({ attributes: given }) => given.has('hreflang'))
        .map(({ attributes: given }) => [given.get('hreflang') ?? '', given.get('href') ?? '']),
    ),
    links: [...new Set(all('a', 'href'))],
    foreign: [...asked, ...preloads],
    media: [...new Set(media)],
    ids: new Set(tags.flatMap((tag) => tag.attributes.get('id') ?? [])),
    words: [...texts.map(decode), ...attributes].map((text) => text.trim()).filter((text) => text !== ''),
  };
}
