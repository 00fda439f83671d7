import type { FieldAddress } from './editingClient.ts';

/** A field on the page, found by its marks. */
export interface FieldOnPage {
  /** The same before and after the page is drawn anew. */
  key: string;
  address: FieldAddress;
  /** The field's name. */
  title: string;
  /** Around what is shown of it. */
  range: Range;
}

interface Metadata {
  datasource?: { id?: unknown; language?: unknown };
  title?: unknown;
  fieldId?: unknown;
  fieldType?: unknown;
}

/** The platform's names of what the tools can change; other fields are changed in their files. */
const changeable = ['Single-Line Text', 'Rich Text', 'General Link', 'Image'];

const isMark = (node: Node, kind: 'open' | 'close'): node is HTMLElement =>
  node instanceof HTMLElement && node.getAttribute('chrometype') === 'field' && node.getAttribute('kind') === kind;

/** The mark that ends what this one begins; fields can stand in each other. */
function closeOf(open: HTMLElement): HTMLElement | null {
  let depth = 0;
  for (let node = open.nextSibling; node; node = node.nextSibling) {
    if (isMark(node, 'open')) depth += 1;
    else if (isMark(node, 'close')) {
      if (depth === 0) return node;
      depth -= 1;
    }
  }
  return null;
}

function metadataOf(open: HTMLElement): Metadata {
  try {
    return JSON.parse(open.textContent) as Metadata;
  } catch {
    return {};
  }
}

/** Every field of the page that can be changed on it, in the order of the document. One shown twice is found twice. */
export function findFields(root: ParentNode): FieldOnPage[] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>('code[chrometype="field"][kind="open"]')].flatMap((open) => {
    const close = closeOf(open);
    const { datasource, title, fieldId, fieldType } = metadataOf(open);
    const { id, language } = datasource ?? {};
    if (!close || typeof id !== 'string' || typeof language !== 'string' || typeof fieldId !== 'string') return [];
    if (!changeable.some((type) => type === fieldType)) return [];
    const range = document.createRange();
    range.setStartAfter(open);
    range.setEndBefore(close);
    const own = `${id} ${fieldId}`;
    const count = seen.get(own) ?? 0;
    seen.set(own, count + 1);
    const address = { itemId: id, language, fieldId };
    return [{ key: `${own} ${count}`, address, title: typeof title === 'string' ? title : '', range }];
  });
}
