/**
 * Keeps the height that the consent banner covers in `--consent-height`, until it leaves the page.
 * @returns function that ends it and releases the space
 */
export function reserveBannerSpace(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    if (!banner.isConnected) {
      release();
      return;
    }
    // includes the gap below the banner, but not a bar below both
    const covered = banner.offsetHeight + parseFloat(getComputedStyle(banner).marginBottom);
    style.setProperty('--consent-height', `${Math.ceil(covered)}px`);
  });
  const release = (): void => {
    observer.disconnect();
    style.removeProperty('--consent-height');
  };
  observer.observe(banner);
  return release;
}
