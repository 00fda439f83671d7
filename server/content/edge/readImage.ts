import type { StoryCard } from '../../../shared/content/ContentTypes.ts';
import type { RawField } from './answerParts.ts';

interface RawImage {
  src?: unknown;
  alt?: unknown;
  width?: unknown;
  height?: unknown;
  focus?: unknown;
}

/** A size in pixels; platforms send it as a number or a text, and "" when it is unknown. */
function parseSize(raw: unknown): number | undefined {
  const size = Number(raw);
  return size > 0 ? size : undefined;
}

/** Picture of an image field, or null when none is selected. */
export function readImage(raw: RawField | null | undefined): StoryCard['image'] {
  const value = raw?.jsonValue?.value;
  if (typeof value !== 'object' || value === null) return null;
  const { src, alt, focus, ...size }: RawImage = value;
  if (typeof src !== 'string' || src === '') return null;
  const width = parseSize(size.width);
  const height = parseSize(size.height);
  return {
    src,
    alt: typeof alt === 'string' ? alt : '',
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(typeof focus === 'string' && focus !== '' ? { focus } : {}),
  };
}
