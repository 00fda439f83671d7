import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import '../texts/carTexts.ts';
import './Gallery.css';
import type { BlurImage, Car } from '../../../shared/catalogue/Car.ts';
import { carName } from '../../../shared/catalogue/carRules.ts';
import type { Translate } from '../../site/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CarPicture } from './CarPicture.tsx';
import { useGalleryDialog } from './useGalleryDialog.ts';

/** So many pictures show beside each other on wide screens. */
const shownWide = 5;

/** All pictures of a car: one large and four small, or a row to swipe; each opens the gallery over the whole screen. */
export function Gallery({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const images = imagesOf(car);
  const row = useRef<HTMLUListElement>(null);
  const [inView, setInView] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const { Dialog, fetchDialog } = useGalleryDialog();
  const name = carName(car);
  if (images.length === 0) {
    return (
      <div className="gallery-none">
        <CarPicture image="" t={t} sizes="100vw" />
      </div>
    );
  }
  const follow = (): void => {
    const width = row.current?.clientWidth ?? 0;
    if (row.current && width > 0) setInView(Math.round(row.current.scrollLeft / width));
  };
  const soon = (): void => fetchDialog();
  const open =
    (at: number) =>
    (event: MouseEvent<HTMLAnchorElement>): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const link = event.currentTarget;
      link.focus({ preventScroll: true }); // not every browser focuses what is pressed, and the focus comes back here
      setOpened(at);
      fetchDialog(() => window.location.assign(link.href)); // without the gallery the picture alone
    };
  return (
    <section
      className={`gallery gallery-${Math.min(images.length, shownWide)}`}
      aria-label={t('gallery', { car: name })}
    >
      {/* a list that scrolls can be scrolled with the keyboard through its links */}
      <ul className="gallery-images" ref={row} onScroll={follow}>
        {images.map((image, at) => (
          <li key={image.original} className="gallery-image">
            <a href={image.original} data-scripted-link="" onClick={open(at)} onPointerEnter={soon} onFocus={soon}>
              <CarPicture
                image={image.original}
                blur={image.blur_data_url}
                alt={at === 0 ? name : ''}
                t={t}
                sizes={at === 0 ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 25vw, 100vw'}
                priority={at === 0}
              />
              <span className="visually-hidden">{t('imageOf', { index: at + 1, count: images.length })}</span>
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
      {Dialog && <Dialog images={images} name={name} t={t} opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function imagesOf(car: Partial<Car>): BlurImage[] {
  if (car.car_images?.length) return car.car_images;
  const primary = car.car_primary_image;
  return primary?.thumbnail_url ? [{ original: primary.thumbnail_url, blur_data_url: primary.blur_data_url }] : [];
}
