import type { FieldAddress } from './editingClient.ts';

/** A field on the page, found by its markers. */
export interface FieldOnPage {
  /** Stable when the page is re-rendered. */
  key: string;
  address: FieldAddress;
  /** The field's name. */
  title: string;
  /** Range around its visible content. */
  range: Range;
}

interface Metadata {
  datasource?: { id?: unknown; language?: unknown };
  title?: unknown;
  fieldId?: unknown;
  fieldType?: unknown;
}

/** Field types that the tools can edit, by the platform's names. Others are edited in their files. */
const changeable = ['Single-Line Text', 'Rich Text', 'General Link', 'Image'];

const isMark = (node: Node, kind: 'open' | 'close'): node is HTMLElement =>
  node instanceof HTMLElement && node.getAttribute('chrometype') === 'field' && node.getAttribute('kind') === kind;

/** Closing marker that belongs to an opening one; fields can be nested. */
function findClosingMark(open: HTMLElement): HTMLElement | null {
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

function parseMetadata(open: HTMLElement): Metadata {
  try {
    return JSON.parse(open.textContent) as Metadata;
  } catch {
    return {};
  }
}

/** Editable fields of the page in document order. A field shown twice is found twice. */
export function findFields(root: ParentNode): FieldOnPage[] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>('code[chrometype="field"][kind="open"]')].flatMap((open) => {
    const close = findClosingMark(open);
    const { datasource, title, fieldId, fieldType } = parseMetadata(open);
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
