let isInstalled = false;

/**
 * Lets React insert and remove nodes next to texts that another program has wrapped or replaced.
 * Translators put each text into an element of their own. React then names a parent that the text no longer has, and
 * the browser throws, which would take the whole page down. A wrapped text stands for its wrapper; a replaced one has
 * nothing left to remove.
 * @see https://github.com/facebook/react/issues/11538
 */
export function tolerateForeignNodes(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function tolerantRemoveChild<T extends Node>(this: Node, child: T): T {
    const own = childWith(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function tolerantInsertBefore<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    return insertBefore.call(this, node, before && childWith(this, before)) as T;
  };
}

/** The child of a parent that is or contains a node; null when the node is elsewhere. */
function childWith(parent: Node, node: Node): Node | null {
  let own: Node | null = node;
  while (own && own.parentNode !== parent) own = own.parentNode;
  return own;
}
