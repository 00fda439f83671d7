/** Sets data-scrolled on the document while it is scrolled: the header's styles depend on it. */
export function markScrolled(): void {
  const mark = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
  };
  window.addEventListener('scroll', mark, { passive: true });
  mark();
}
