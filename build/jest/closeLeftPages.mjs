const patienceMs = 10_000;

/**
 * Closes the pages that a failed test has left open, so that the next test finds the browser as usual.
 * @param openPages functions that close a page each; watchedPage fills it
 * @param before those that were open before the test
 */
export async function closeLeftPages(openPages, before) {
  const left = [...openPages].filter((close) => !before.has(close));
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([Promise.allSettled(left.map((close) => close())), late]);
  clearTimeout(timer);
}
