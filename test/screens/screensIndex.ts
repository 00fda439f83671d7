import type { Screen } from './readScreenPlan.ts';

/** Returns a page with every sheet by site and links to the full-size screens. */
export function screensIndex(taken: readonly { screen: Screen; widths: number[] }[]): string {
  const sites = [...new Set(taken.map(({ screen }) => screen.site))];
  const parts = sites.map((site) => {
    const sheets = taken
      .filter(({ screen }) => screen.site === site)
      .map(({ screen, widths }) => {
        const links = widths.map(
          (width) => `<a href="${site}/${screen.name}-${String(width)}.webp">${String(width)}</a>`,
        );
        const sheet = `sheets/${site}-${screen.name}.webp`;
        return `<h3>${screen.name} ${links.join(' ')}</h3><a href="${sheet}"><img src="${sheet}" loading="lazy" alt=""></a>`;
      });
    return `<h2 id="${site}">${site}</h2>${sheets.join('\n')}`;
  });
  const menu = sites.map((site) => `<a href="#${site}">${site}</a>`).join(' ');
  const style = 'body{font:16px system-ui;margin:2rem}img{max-width:100%;max-height:80vh}h3 a{font-weight:400}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>Screens</h1><p>${menu}</p>${parts.join('\n')}</html>\n`;
}
