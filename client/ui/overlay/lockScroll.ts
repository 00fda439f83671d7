/** Number of open dialogs that lock the page's scrolling. */
let locks = 0;

/** Locks the page's scrolling until the returned function is called. */
export function lockScroll(): () => void {
  locks += 1;
  document.documentElement.classList.add('scroll-locked');
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove('scroll-locked');
  };
}
