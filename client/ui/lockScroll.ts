/** Dialogs that hold the page's scrolling still at the moment. */
let locks = 0;

/** Holds the page's scrolling still until the answered function is called. */
export function lockScroll(): () => void {
  locks += 1;
  document.documentElement.classList.add('scroll-locked');
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove('scroll-locked');
  };
}
