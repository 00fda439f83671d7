const sizedMedia = /^(\/media\/.+)-(\d+)\.webp$/;

const contentWidths = [320, 640, 1280, 1920];

/** The widths that the media library holds of a picture, by its address. */
function storedWidths(stem: string): readonly number[] {
  if (stem.endsWith('-tall')) return [320, 640, 768];
  return stem.includes('/scenes/') ? contentWidths : [320, 640, 1280];
}

/** A picture of a content platform, which makes any width: by its media path, or on the host of its delivery. */
const platformMedia = /^((?:https:\/\/[^/]+)?\/[-~]\/)(?:jss)?media\/|^https:\/\/edge[^/]*\.sitecorecloud\.io\//i;
/** What else of such an address says which picture it is; the rest is about its size. */
const identifying = new Set(['rev', 'db', 'la', 'vs', 'ts', 'ttc', 'tt', 'hash']);

/** As the platform's own clients ask: jssmedia, and the width as mw. */
function platformSource(src: string, width: number): string {
  const [path = '', query] = src
    .replace(platformMedia, (own, before?: string) => (before ? `${before}jssmedia/` : own))
    .split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => identifying.has(name));
  return `${path}?${String(new URLSearchParams([...kept, ['mw', String(width)]]))} ${width}w`;
}

/**
 * The srcset of a picture, for the given widths in px or all there are of it: of the media library
 * ("/media/…-1280.webp") or of a content platform ("/-/media/…"). Undefined for any other address: it has one size only.
 */
export function srcSetOf(src: string, widths?: readonly number[]): string | undefined {
  if (platformMedia.test(src)) return (widths ?? contentWidths).map((width) => platformSource(src, width)).join(', ');
  const stem = sizedMedia.exec(src)?.[1];
  if (!stem) return undefined;
  return (widths ?? storedWidths(stem)).map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}
