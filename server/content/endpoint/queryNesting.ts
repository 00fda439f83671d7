/** Texts in which brackets have no meaning: block strings, strings and comments. */
const texts = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*/g;
const opening = new Set(['{', '[', '(']);
const closing = new Set(['}', ']', ')']);

/** Depth of nested brackets in a query, scanned without a parser, whose stack a deep query exhausts. */
export function queryNesting(query: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of query.replace(texts, ' ')) {
    if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Depth of nested objects and lists in a JSON value, counted without recursion. */
export function valueNesting(value: unknown): number {
  let deepest = 0;
  const waiting: { part: unknown; depth: number }[] = [{ part: value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, depth } = next;
    deepest = Math.max(deepest, depth);
    if (typeof part !== 'object' || part === null) continue;
    for (const child of Object.values(part)) waiting.push({ part: child, depth: depth + 1 });
  }
  return deepest;
}
