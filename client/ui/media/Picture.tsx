import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import './Picture.css';
import './pictureFocus.css';
import { classNames } from '../classNames.ts';
import { buildSrc, buildSrcSet } from './pictureSources.ts';

/** Media queries for the phone picture and for the other one. */
const phoneMedia = '(max-width: 767.98px)';
const wideMedia = '(min-width: 768px)';

export interface PictureProps {
  src: string;
  /** "" for a decorative picture. */
  alt: string;
  /** Intrinsic size in px, for the ratio before the picture has loaded. */
  width?: number | undefined;
  height?: number | undefined;
  /** Display width in the syntax of the sizes attribute. */
  sizes?: string | undefined;
  /** A tiny picture as a data URL, shown until the real one has loaded. */
  blur?: string | undefined;
  /** The page's largest picture on the first screen, at most one per page: preloaded with high priority. */
  priority?: boolean | undefined;
  /** Position of a crop in tenths, from the left and from the top: "9 7". Default: that of the box. */
  focus?: string | undefined;
  /** Alternative picture under 768 px. */
  phone?: { src: string; sizes?: string | undefined; focus?: string | undefined } | undefined;
  /** Shown in place of a picture that fails to load. */
  missingText: string;
  className?: string | undefined;
  /** Omits the wrapper where possible, for a parent with its own size, background and clipping. */
  bare?: boolean | undefined;
}

/**
 * A responsive picture that fills the width of its parent.
 * Give the parent (or .picture through className) a height or ratio and the picture covers it.
 */
export function Picture(props: PictureProps): ReactNode {
  const {
    src,
    alt,
    width,
    height,
    sizes = '100vw',
    blur,
    priority = false,
    focus,
    phone,
    missingText,
    className,
    bare = false,
  } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture may fail before hydration, when no listener is attached yet.
  const checkLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );

  if (failedSrc === src || src === '') {
    return (
      <span className={classNames('picture', 'picture-missing', className)}>
        <img className="picture-fallback" src="/media/missing-image.svg" alt="" />
        <span className="picture-missing-text">{missingText}</span>
      </span>
    );
  }
  const srcSet = buildSrcSet(src);
  const phoneSource = phone && { srcSet: buildSrcSet(phone.src) ?? buildSrc(phone.src), sizes: phone.sizes ?? '100vw' };
  if (priority && phoneSource) preloadEither({ src, srcSet, sizes }, phoneSource);
  const hasBlur = blur?.startsWith('data:') ?? false;
  const isBare = bare && !hasBlur && !phoneSource;
  const crop = { 'data-focus': focus, 'data-phone-focus': phone ? (phone.focus ?? '') : undefined };
  const image = (
    <img
      key={src}
      ref={checkLoaded}
      className="picture-image"
      {...(isBare ? crop : {})}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      sizes={sizes}
      srcSet={srcSet}
      src={buildSrc(src)}
      alt={alt}
      width={width}
      height={height}
      onError={() => setFailedSrc(src)}
    />
  );
  if (isBare) return image;
  return (
    <span className={classNames('picture', className)} {...crop}>
      {hasBlur && <img className="picture-blur" src={blur} alt="" aria-hidden="true" />}
      {phoneSource ? (
        <picture>
          <source media={phoneMedia} {...phoneSource} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

/**
 * Preloads the candidate that the window needs of two pictures.
 * React preloads an image with high priority from the page's head on its own, except inside a picture element. Later
 * pages have the element at once.
 */
function preloadEither(
  wide: { src: string; srcSet: string | undefined; sizes: string },
  phone: { srcSet: string; sizes: string },
): void {
  if (typeof document !== 'undefined') return;
  const both = { as: 'image', fetchPriority: 'high' } as const;
  const src = buildSrc(wide.src);
  if (wide.srcSet === phone.srcSet && wide.sizes === phone.sizes) {
    preload(src, { ...both, imageSrcSet: wide.srcSet, imageSizes: wide.sizes });
    return;
  }
  preload(src, { ...both, imageSrcSet: wide.srcSet ?? src, imageSizes: wide.sizes, media: wideMedia });
  preload(src, { ...both, imageSrcSet: phone.srcSet, imageSizes: phone.sizes, media: phoneMedia });
}
