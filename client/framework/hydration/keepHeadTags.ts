/**
 * Remembers the tags of the head, and returns a function that puts back those that React has removed.
 * The server writes them, and React knows only the title. When it renders the whole document again, because hydration
 * failed, it clears the head but for scripts and style sheets.
 */
export function keepHeadTags(): () => void {
  const [first, ...others] = [...document.head.children].filter(({ localName }) => localName !== 'title');
  return () => {
    // navigation removes tags of the first page only, and never the first tag
    if (!first || first.isConnected) return;
    document.head.prepend(first, ...others.filter((tag) => !tag.isConnected));
  };
}
