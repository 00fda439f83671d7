import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import './Picture.css';
import { classNames } from './classNames.ts';
import { srcSetOf } from './pictureSources.ts';

export interface PictureProps {
  src: string;
  /** "" for a picture that says nothing. */
  alt: string;
  /** Own size in px, for the ratio before the picture is there. */
  width?: number | undefined;
  height?: number | undefined;
  /** Widths in px to offer; all that the media library holds when left out. */
  widths?: readonly number[] | undefined;
  /** How wide it is shown, as the sizes attribute has it. */
  sizes?: string | undefined;
  /** A tiny picture as a data address, shown until the real one is there. */
  blur?: string | undefined;
  /** In view at once: loaded eagerly and before others. */
  priority?: boolean | undefined;
  /** Another picture under 768 px. */
  phone?: { src: string; sizes?: string | undefined } | undefined;
  /** Stands in place of a picture that does not load. */
  missingText: string;
  className?: string | undefined;
  /** Its place has size, ground and clipping of its own: the image comes without a box around it where it can. */
  bare?: boolean | undefined;
}

/**
 * A responsive picture that fills the width of its place; give the place (or .picture through className) a height or
 * ratio and the picture covers it.
 */
export function Picture(props: PictureProps): ReactNode {
  const {
    src,
    alt,
    width,
    height,
    widths,
    sizes = '100vw',
    blur,
    priority = false,
    phone,
    missingText,
    className,
    bare = false,
  } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture may fail before hydration, when nobody listens yet.
  const lookBack = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(image.getAttribute('src'));
  }, []);

  if (failedSrc === src || src === '') {
    return (
      <span className={classNames('picture', 'picture-missing', className)}>
        <img className="picture-fallback" src="/media/missing-image.svg" alt="" />
        <span className="picture-missing-text">{missingText}</span>
      </span>
    );
  }
  const image = (
    <img
      key={src}
      ref={lookBack}
      className="picture-image"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      sizes={sizes}
      srcSet={srcSetOf(src, widths)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      onError={() => setFailedSrc(src)}
    />
  );
  const hasBlur = blur?.startsWith('data:') ?? false;
  if (bare && !hasBlur && !phone) return image;
  return (
    <span className={classNames('picture', className)}>
      {hasBlur && <img className="picture-blur" src={blur} alt="" aria-hidden="true" />}
      {/* an image alone is preloaded from the page's head by React when it has priority; one in a picture is not */}
      {phone ? (
        <picture>
          <source
            media="(max-width: 767.98px)"
            srcSet={srcSetOf(phone.src) ?? phone.src}
            sizes={phone.sizes ?? '100vw'}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
