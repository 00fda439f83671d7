/** Elements that text of the content platform may have; any other is left out and its text kept. */
const allowed = new Set(
  'a b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const voids = new Set(['br', 'hr', 'img']);
/** Elements that go with all that is inside. */
const dropped =
  /<(script|style|iframe|object|embed|template|svg|math|noscript|textarea|select|title|head)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const allowedAttributes: Record<string, readonly string[]> = {
  a: ['href', 'title', 'target'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
};
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/|#|\?)/i;
const tokens = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const escapeText = (text: string): string =>
  text
    .replace(/&(?!(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
const escapeValue = (value: string): string => escapeText(value).replace(/"/g, '&quot;');

function openTag(name: string, source: string): string {
  let tag = `<${name}`;
  let newTab = false;
  for (const [, rawKey = '', double, single, bare] of source.matchAll(attribute)) {
    const key = rawKey.toLowerCase();
    const value = (double ?? single ?? bare ?? '').trim();
    if (!allowedAttributes[name]?.includes(key)) continue;
    if ((key === 'href' || key === 'src') && !safeAddress.test(value)) continue;
    if (key === 'target' && value !== '_blank') continue;
    newTab ||= key === 'target';
    tag += ` ${key}="${escapeValue(value)}"`;
  }
  if (newTab) tag += ' rel="noopener"';
  if (name === 'img') tag += ' loading="lazy"';
  return `${tag}>`;
}

/**
 * Editors' HTML as HTML that is safe to show: only known elements and attributes, only web, mail, phone and own
 * addresses, every element closed. Everything is written anew; nothing of the source is passed through unread.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = [];
  let result = '';
  for (const [token, slash, rawName, source = ''] of html.replace(dropped, '').matchAll(tokens)) {
    const name = rawName?.toLowerCase();
    if (token.startsWith('<!--')) continue;
    if (!name) {
      result += escapeText(token);
    } else if (!allowed.has(name)) {
      continue;
    } else if (!slash) {
      result += openTag(name, source);
      if (!voids.has(name)) open.push(name);
    } else if (open.includes(name)) {
      let closed: string | undefined;
      do {
        closed = open.pop();
        result += `</${closed ?? name}>`;
      } while (closed !== name && open.length > 0);
    }
  }
  while (open.length > 0) result += `</${open.pop() ?? ''}>`;
  return result;
}
