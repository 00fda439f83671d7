const sizedMedia = /^(\/media\/.+)-(\d+)\.webp$/;

/** The widths that the media library holds of a picture, by its address. */
function storedWidths(stem: string): readonly number[] {
  if (stem.endsWith('-tall')) return [320, 640, 768];
  return stem.includes('/scenes/') ? [320, 640, 1280, 1920] : [320, 640, 1280];
}

/**
 * The srcset of an address of the media library ("/media/…-1280.webp"), for the given widths in px or all it holds.
 * Undefined for any other address: it has one size only.
 */
export function srcSetOf(src: string, widths?: readonly number[]): string | undefined {
  const stem = sizedMedia.exec(src)?.[1];
  if (!stem) return undefined;
  return (widths ?? storedWidths(stem)).map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}
