import type { ReactNode } from 'react';
import './CarPicture.css';
import type { Translate } from '../../site/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.ts';
import { Picture } from '../../ui/media/Picture.tsx';

export interface CarPictureProps {
  /** Undefined or "": the car has no pictures yet. */
  image: string | undefined;
  blur?: string | undefined;
  /** "" next to the car's name. */
  alt?: string;
  t: Translate;
  sizes: string;
  priority?: boolean;
  /** Renders no wrapper: the parent has size, background and clipping. */
  bare?: boolean;
  /** Silhouette of a vehicle without pictures. */
  icon?: IconName;
}

/** A car's picture (3:2), with a message while there is none, and when it cannot be shown. */
export function CarPicture({
  image,
  blur,
  alt = '',
  t,
  sizes,
  priority = false,
  bare = false,
  icon = 'car',
}: CarPictureProps): ReactNode {
  if (!image) {
    return (
      <span className="car-picture-none">
        <Icon name={icon} />
        <span>{t('imagesComingSoon')}</span>
      </span>
    );
  }
  return (
    <Picture
      src={image}
      alt={alt}
      width={1280}
      height={853}
      className="car-picture"
      sizes={sizes}
      blur={blur}
      priority={priority}
      bare={bare}
      missingText={t('missingImage')}
    />
  );
}
