/**
 * Adds a style sheet to the page unless it has it, and waits until it is there. A sheet that cannot be loaded is not
 * waited for: a part without its looks is better than none. The build calls this for sheets that come with lazy code.
 */
export function loadStyles(href: string): Promise<void> | undefined {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (links.some((link) => link.getAttribute('href') === href)) return undefined;
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
