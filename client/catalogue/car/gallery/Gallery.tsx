import { useCallback, useRef, useState } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import './Gallery.css';
import type { BlurImage, Car } from '../../../../shared/catalogue/Car.ts';
import { carName } from '../../../../shared/catalogue/car/carRules.ts';
import type { Translate } from '../../../site/translate.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/iconShapes.ts';
import { CarPicture } from '../../card/CarPicture.tsx';
import { opensElsewhere } from '../../../framework/navigation/opensElsewhere.ts';
import { logDebug } from '../../../browser/logDebug.ts';
import type { GalleryDialogProps } from './GalleryDialog.tsx';
import { NoPictures } from './NoPictures.tsx';

/** Number of small pictures below the large one; they fit on one line. */
const stripLength = 7;

/** All pictures of a car in a row to swipe or page through; each opens the full-screen gallery. */
export function Gallery({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const images = imagesOf(car);
  const row = useRef<HTMLUListElement>(null);
  const [inView, setInView] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const { Dialog, fetchDialog } = useGalleryDialog();
  const name = carName(car);
  if (images.length === 0) return <NoPictures car={car} t={t} />;
  const follow = (): void => {
    const width = row.current?.clientWidth ?? 0;
    if (row.current && width > 0) setInView(Math.round(row.current.scrollLeft / width));
  };
  const last = images.length - 1;
  const goTo = (at: number): void => {
    const target = Math.min(last, Math.max(0, at));
    if (row.current) row.current.scrollLeft = target * row.current.clientWidth;
  };
  const soon = (): void => fetchDialog();
  // not an IconButton, whose code this page does not need otherwise
  const arrow = (icon: IconName, className: string, label: string, step: number): ReactNode => (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={inView === (step < 0 ? 0 : last)}
      onClick={() => goTo(inView + step)}
    >
      <Icon name={icon} />
    </button>
  );
  const open =
    (at: number) =>
    (event: MouseEvent<HTMLAnchorElement>): void => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      const link = event.currentTarget;
      link.focus({ preventScroll: true }); // not every browser focuses a pressed link, and the focus must return here
      setOpened(at);
      fetchDialog(() => window.location.assign(link.href)); // without the gallery, opens the picture alone
    };
  return (
    <section className="gallery" aria-label={t('gallery', { car: name })}>
      <div className="gallery-view">
        {/* keyboard users scroll the list through its links */}
        <ul className="gallery-images" ref={row} onScroll={follow}>
          {images.map((image, at) => (
            <li key={image.original} className="gallery-image">
              <a href={image.original} data-scripted-link="" onClick={open(at)} onPointerEnter={soon} onFocus={soon}>
                <CarPicture
                  image={image.original}
                  blur={image.blur_data_url}
                  alt={`${name}, ${t('imageOf', { index: at + 1, count: images.length })}`}
                  t={t}
                  sizes="(min-width: 1440px) 872px, (min-width: 1024px) 60vw, 100vw"
                  priority={at === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <p className="gallery-counter" aria-hidden="true">
          {inView + 1} / {images.length}
        </p>
        {images.length > 1 && (
          <a
            className="gallery-all"
            href={images[0]?.original}
            data-scripted-link=""
            onClick={open(0)}
            onPointerEnter={soon}
            onFocus={soon}
          >
            <Icon name="expand" size="s" />
            {t('showAllImages', { count: images.length })}
          </a>
        )}
        {images.length > 1 && (
          <>
            {arrow('arrowLeft', 'gallery-arrow', t('previousImage'), -1)}
            {arrow('arrow', 'gallery-arrow gallery-next', t('nextImage'), 1)}
          </>
        )}
      </div>
      {images.length > 1 && <Strip images={images} inView={inView} onShow={goTo} t={t} />}
      {Dialog && <Dialog images={images} name={name} t={t} opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface StripProps {
  images: readonly BlurImage[];
  /** Index of the shown picture. */
  inView: number;
  onShow: (index: number) => void;
  t: Translate;
}

/** Small pictures to press. Decorative: everyone can use the links and arrows of the row. */
function Strip({ images, inView, onShow, t }: StripProps): ReactNode {
  return (
    <ul className="gallery-strip" aria-hidden="true">
      {images.slice(0, stripLength).map((image, at) => (
        <li key={image.original}>
          <button
            type="button"
            className={classNames('gallery-small', at === inView && 'gallery-small-current')}
            tabIndex={-1}
            onClick={() => onShow(at)}
          >
            <CarPicture image={image.original} t={t} sizes="128px" bare />
          </button>
        </li>
      ))}
    </ul>
  );
}

function imagesOf(car: Partial<Car>): BlurImage[] {
  if (car.car_images?.length) return car.car_images;
  const primary = car.car_primary_image;
  return primary?.thumbnail_url ? [{ original: primary.thumbnail_url, blur_data_url: primary.blur_data_url }] : [];
}

interface GalleryDialogCode {
  /** Null until its code has loaded. */
  Dialog: ComponentType<GalleryDialogProps> | null;
  /** Loads the code. `onFailure` is set when the gallery is needed now, and handles a failure. */
  fetchDialog: (onFailure?: () => void) => void;
}

/** Loads the code of the full-screen gallery on demand. */
function useGalleryDialog(): GalleryDialogCode {
  const [Dialog, setDialog] = useState<ComponentType<GalleryDialogProps> | null>(null);
  const fetchDialog = useCallback((onFailure?: () => void) => {
    import('./GalleryDialog.tsx').then(
      (module) => setDialog(() => module.GalleryDialog),
      () => {
        logDebug('gallery.notLoaded');
        onFailure?.();
      },
    );
  }, []);
  return { Dialog, fetchDialog };
}
