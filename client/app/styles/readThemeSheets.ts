import type { DocumentAssets } from '../DocumentHead.tsx';

/** Reads from a document's head the style sheets of themes; see DocumentHead. */
export function readThemeSheets(head: ParentNode): DocumentAssets['themes'] {
  const themes = head.querySelector('script[data-entry]')?.getAttribute('data-themes') ?? '';
  return themes.split('|').flatMap((theme) => {
    const [name = '', css] = theme.split(' ');
    return css === undefined ? [] : [{ name, css }];
  });
}
