import type { DocumentAssets } from '../Document.tsx';

/**
 * Reads the files that the document's head names.
 * Only those of this build count: extensions and tag managers add others.
 */
export function readDocumentAssets(head: ParentNode): DocumentAssets {
  const addresses = (selector: string): string[] =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute('href') ?? '');
  const start = head.querySelector('script[data-entry]');
  return {
    css: addresses('link[rel="stylesheet"][href^="/assets/"]'),
    fonts: addresses('link[as="font"][href^="/assets/"]'),
    start: start?.getAttribute('src') ?? '',
    entry: start?.getAttribute('data-entry') ?? '',
    themes: (start?.getAttribute('data-themes') ?? '').split('|').flatMap((theme) => {
      const [name = '', css] = theme.split(' ');
      return css === undefined ? [] : [{ name, css }];
    }),
    resume: start?.getAttribute('data-resume') ?? undefined,
    modules: (start?.getAttribute('data-modules') ?? '')
      .split('|')
      .map((group) => group.split(' ').filter((address) => address !== '')),
  };
}
