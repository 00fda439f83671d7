import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import { loadSheet } from './loadStyles.ts';
import { pageTheme } from './pageTheme.ts';
import { readThemeSheets } from './readThemeSheets.ts';

/** Loads the style sheet of the page's own theme, if any; the server lists the sheets in the head. */
export async function loadThemeSheet(page: RouteData, themes: readonly string[] | undefined): Promise<void> {
  const theme = pageTheme(page, themes);
  if (theme === undefined || typeof document === 'undefined') return;
  const sheet = readThemeSheets(document.head).find(({ name }) => name === theme);
  if (sheet) await loadSheet(sheet.css);
}
