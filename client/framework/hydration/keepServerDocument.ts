/**
 * Remembers the head's tags and the attributes of <html>.
 * The server and pageStart.ts write them, and React knows only the title, language and theme. When it renders the whole
 * document again, because hydration failed, it clears the others.
 * @param state element that React does not remove, but renders a second time
 * @returns a function that puts back those that React removed
 */
export function keepServerDocument(state: Element | null): () => void {
  const root = document.documentElement;
  const [first, ...others] = [...document.head.children].filter(({ localName }) => localName !== 'title');
  const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const);
  let isKept = true;
  return () => {
    // navigation removes tags of the first page only, and never the first tag
    if (!isKept || !first || first.isConnected) return;
    isKept = false;
    state?.remove();
    document.head.prepend(first, ...others.filter((tag) => !tag.isConnected));
    for (const [name, value] of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value);
  };
}
