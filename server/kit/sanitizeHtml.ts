import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import type { Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { SafeHtml } from '../../shared/kit/text/SafeHtml.ts';

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root['children'][number], { type: 'element' }>;

/** Elements and attributes allowed in texts of editors and of other services. */
const allowed: Schema = {
  tagNames:
    'a b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  /** Elements that are removed with their content; other disallowed elements keep it. */
  strip: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'template',
    'svg',
    'math',
    'noscript',
    'textarea',
    'select',
    'title',
  ],
  attributes: {
    a: ['href', 'title', ['target', '_blank']],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    ol: ['start'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
};

/** Addresses relative to a page lead elsewhere on the next one. */
const stableAddress = /^\s*(?:https?:|mailto:|tel:|[/#?])/i;

/**
 * Sanitises HTML with an allow-list of elements, attributes and protocols.
 * The HTML is parsed like in browsers and serialised from its tree, so that every element is closed. HTML with too deep
 * nesting becomes plain text.
 */
export function sanitizeHtml(html: string): SafeHtml {
  if (!/[<&]/.test(html)) return html as SafeHtml;
  try {
    const tree = sanitize(fromHtml(html, { fragment: true }), allowed);
    if ('children' in tree) finish(tree);
    return toHtml(tree, { characterReferences: { useNamedReferences: true } }) as SafeHtml;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return html.replace(/<[^>]*>?/g, '').replace(/</g, '&lt;') as SafeHtml;
  }
}

/** Loads pictures lazily, isolates new tabs from the page, and removes unstable addresses. */
function finish(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { tagName, properties } = child;
    for (const name of ['href', 'src']) {
      if (!stableAddress.test(String(properties[name] ?? '/'))) properties[name] = null;
    }
    if (tagName === 'img') properties['loading'] = 'lazy';
    if (properties['target']) properties['rel'] = ['noopener'];
    finish(child);
  }
}
