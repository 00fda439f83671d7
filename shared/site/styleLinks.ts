import { escapeHtml } from '../kit/text/escapeHtml.ts';

/** A style sheet that browsers apply if its media query matches. */
export interface MediaSheet {
  href: string;
  media: string;
}

/** URL of a style sheet for all browsers, or one for some. */
export type StyleSheet = string | MediaSheet;

/** Returns the links to style sheets in the head of a document. */
export function styleLinks(sheets: readonly StyleSheet[]): string {
  return sheets
    .map((sheet) => {
      const [href, media] = typeof sheet === 'string' ? [sheet, ''] : [sheet.href, ` media="${sheet.media}"`];
      return `<link rel="stylesheet" href="${escapeHtml(href)}"${media}>`;
    })
    .join('');
}
