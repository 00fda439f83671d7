import { isMap, isScalar, parseDocument, YAMLMap } from 'yaml';
import type { Document, Pair } from 'yaml';
import type { LanguageText } from './LanguageText.ts';

/**
 * Sets texts in a YAML file. Its other entries, comments and quotes stay.
 * @param yaml the present file; null for a new one
 * @param order texts of the file in the order of the reference language, in which new ones are inserted
 */
export function writeTranslations(
  yaml: string | null,
  texts: readonly LanguageText[],
  order: readonly LanguageText[],
): string {
  const document: Document = parseDocument(yaml ?? '');
  if (!isMap(document.contents)) document.contents = new YAMLMap();
  for (const { path, text } of texts) {
    const node: unknown = document.getIn(path, true);
    if (isScalar(node)) node.value = text;
    else insert(document, path, text, order);
  }
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
}

/** Inserts a text after the nearest text that is before it in the order, in the same map. */
function insert(document: Document, path: LanguageText['path'], text: string, order: readonly LanguageText[]): void {
  let map: unknown = document.contents;
  for (const [depth, key] of path.entries()) {
    if (!isMap(map)) return;
    const isLast = depth === path.length - 1;
    const present: unknown = map.get(key, true);
    if (present === undefined || present === null) {
      const pair = document.createPair(key, isLast ? text : new YAMLMap()) as Pair;
      map.items.splice(placeIn(map, path.slice(0, depth + 1), order), 0, pair);
    }
    map = map.get(key, true);
  }
}

function placeIn(map: YAMLMap, path: LanguageText['path'], order: readonly LanguageText[]): number {
  const depth = path.length - 1;
  const siblings = order.filter((one) => path.slice(0, depth).every((key, at) => one.path[at] === key));
  const keys = [...new Set(siblings.map((one) => one.path[depth]))];
  const before = keys.slice(0, keys.indexOf(path[depth]));
  const present = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : String(key)));
  const nearest = before.findLast((key) => present.includes(String(key)));
  return nearest === undefined ? 0 : present.indexOf(String(nearest)) + 1;
}
