import type { DocumentAssets } from './Document.tsx';

/**
 * The files that the document's head names. Only those of this build count: extensions and tag managers add others, and
 * React preloads the entry with a low priority.
 */
export function readDocumentAssets(head: ParentNode): DocumentAssets {
  const addresses = (selector: string, attribute = 'href'): string[] =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  return {
    css: addresses('link[rel="stylesheet"][href^="/assets/"]'),
    fonts: addresses('link[as="font"][href^="/assets/"]'),
    boot: addresses('script[src^="/assets/"]', 'src'),
    modules: addresses('link[rel="modulepreload"]:not([fetchpriority])'),
  };
}
