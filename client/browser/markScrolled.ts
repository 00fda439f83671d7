/** Keeps the attribute data-scrolled on the document while the page is not at its top: the header's looks follow it. */
export function markScrolled(): void {
  const mark = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
  };
  window.addEventListener('scroll', mark, { passive: true });
  mark();
}
