const maxCharacters = 1500;
const patienceMs = 3000;

/** Read in the page: what has moved, where a test sums that (`sumShifts`), then the text. */
const shownText = `[...(window.movedParts ?? []).map((part) => 'Moved: ' + part), document.body?.innerText].join('\\n')`;

/** Resolves with the address, the layout shifts and the text of a page, or why it cannot be read. */
async function describePage(page) {
  const text = page.evaluate(shownText).catch((error) => `(${error.message})`);
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve('(does not respond)'), patienceMs);
  });
  const shown = await Promise.race([text, late]);
  clearTimeout(timer);
  return `${page.url()}\n${shown.replace(/\s*\n\s*/g, '\n').slice(0, maxCharacters)}`;
}

/**
 * Describes what the pages of browsers show, for the report of a failed test.
 * Cookies and storages are not read; the texts are those of the demo.
 * @param browsers of puppeteer
 */
export async function describePages(browsers) {
  const pages = (await Promise.all([...browsers].map((browser) => browser.pages()))).flat();
  const visited = pages.filter((page) => page.url() !== 'about:blank');
  return (await Promise.all(visited.map(describePage))).map((text) => `A page shows ${text}\n`).join('\n');
}
