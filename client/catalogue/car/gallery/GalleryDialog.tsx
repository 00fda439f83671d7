import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import './GalleryDialog.css';
import type { BlurImage } from '../../../../shared/catalogue/Car.ts';
import type { Translate } from '../../../site/translate.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CarPicture } from '../../card/CarPicture.tsx';
import { useAnnouncement } from '../../../ui/messages/useAnnouncement.ts';

export interface GalleryDialogProps {
  images: BlurImage[];
  /** Name of the car. */
  name: string;
  t: Translate;
  /** Index of the first picture; null: closed. */
  opened: number | null;
  onClose: () => void;
}

/** The full-screen gallery. */
export function GalleryDialog({ opened, onClose, ...rest }: GalleryDialogProps): ReactNode {
  const title = rest.t('gallery', { car: rest.name });
  return (
    <Dialog
      look="bare"
      className="gallery-dialog"
      open={opened !== null}
      onClose={onClose}
      title={title}
      closeLabel={rest.t('closeGallery')}
    >
      {opened !== null && <Stage {...rest} first={opened} />}
    </Dialog>
  );
}

/** Keys that move a zoomed picture: steps to the right and down. */
const slideSteps: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** Distance that a key moves a zoomed picture, px. */
const panBy = 120;

type StageProps = Omit<GalleryDialogProps, 'opened' | 'onClose'> & { first: number };

/**
 * A row of pictures that scrolls and snaps, so that it can be swiped.
 * Buttons, thumbnails and arrow keys move it too. A button or a double press enlarges a picture, which is then dragged
 * or moved by keys.
 */
function Stage({ images, name, t, first }: StageProps): ReactNode {
  const { row, thumbs, at, last, goTo, follow, zoomed, zoom } = useStage(images.length, first);
  useAnnouncement(t('imageOf', { index: at + 1, count: images.length }), { appears: true });
  return (
    <div className="gallery-stage">
      <p className="gallery-stage-head">
        <b>{name}</b>
        <span aria-hidden="true">
          {at + 1} / {images.length}
        </span>
      </p>
      <ul
        className="gallery-stage-row"
        ref={row}
        onScroll={follow}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it
        tabIndex={0}
        aria-label={t('gallery', { car: name })}
      >
        {images.map((image, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button zooms too
          <li
            key={image.original}
            className={classNames('gallery-stage-slide', zoomed && place === at && 'gallery-stage-zoomed')}
            aria-hidden={place !== at}
            onDoubleClick={() => zoom(!zoomed)}
          >
            <CarPicture
              image={image.original}
              alt={`${name}, ${t('imageOf', { index: place + 1, count: images.length })}`}
              t={t}
              sizes={zoomed && place === at ? '220vw' : '100vw'}
            />
          </li>
        ))}
      </ul>
      <IconButton
        icon={zoomed ? 'minus' : 'plus'}
        className="gallery-stage-zoom"
        label={t(zoomed ? 'zoomOut' : 'zoomIn')}
        onClick={() => zoom(!zoomed)}
      />
      <IconButton
        icon="arrowLeft"
        className="gallery-stage-previous"
        label={t('previousImage')}
        aria-disabled={at === 0}
        onClick={() => goTo(at - 1)}
      />
      <IconButton
        icon="arrow"
        className="gallery-stage-next"
        label={t('nextImage')}
        aria-disabled={at === last}
        onClick={() => goTo(at + 1)}
      />
      <Thumbs ref={thumbs} images={images} at={at} onShow={goTo} t={t} />
    </div>
  );
}

interface ThumbsProps extends Pick<StageProps, 'images' | 't'> {
  ref: Ref<HTMLUListElement>;
  /** Index of the shown picture. */
  at: number;
  onShow: (index: number) => void;
}

function Thumbs({ ref, images, at, onShow, t }: ThumbsProps): ReactNode {
  return (
    <ul className="gallery-thumbs" ref={ref}>
      {images.map((image, place) => (
        <li key={image.original}>
          <button
            type="button"
            className="gallery-thumb"
            aria-label={t('imageOf', { index: place + 1, count: images.length })}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onShow(place)}
          >
            <CarPicture image={image.original} t={t} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Position in the row of pictures, and the zoom of the shown one. */
function useStage(count: number, first: number) {
  const row = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  const current = useRef(first);
  const last = count - 1;
  const [zoomed, setZoomed] = useState(false);
  const slideAt = useCallback((place: number) => row.current?.children[place], []);
  const zoom = (wanted: boolean): void => {
    setZoomed(wanted);
    const slide = slideAt(current.current);
    if (!wanted || !slide) return;
    // once the picture has its new size
    requestAnimationFrame(() => {
      slide.scrollLeft = (slide.scrollWidth - slide.clientWidth) / 2;
      slide.scrollTop = (slide.scrollHeight - slide.clientHeight) / 2;
    });
  };

  const goTo = useCallback(
    (target: number) => {
      const next = Math.min(last, Math.max(0, target));
      if (current.current !== next) setZoomed(false);
      current.current = next;
      setAt(next);
      if (row.current) row.current.scrollLeft = next * row.current.clientWidth;
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing in jsdom
      thumbs.current?.children[next]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    },
    [last],
  );
  useEffect(() => {
    // the row has no width before the dialog shows, and another one after the phone is turned
    if (!row.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => goTo(current.current));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [goTo]);

  const follow = (): void => {
    const width = row.current?.clientWidth ?? 0;
    if (!row.current || width === 0) return;
    const now = Math.round(row.current.scrollLeft / width);
    if (current.current !== now) setZoomed(false);
    current.current = now;
    setAt(now);
  };
  useStageKeys({ zoomed, goTo, last, current, slideAt });
  return { row, thumbs, at, last, goTo, follow, zoomed, zoom };
}

interface StageKeysOptions {
  zoomed: boolean;
  goTo: (index: number) => void;
  /** Index of the last picture. */
  last: number;
  current: RefObject<number>;
  slideAt: (index: number) => Element | undefined;
}

/** Arrow keys, Home and End change the picture; arrow keys move a zoomed one. */
function useStageKeys({ zoomed, goTo, last, current, slideAt }: StageKeysOptions): void {
  useEffect(() => {
    // on the document, because the focus may be on the dialog's close button or a picture's button
    const press = (event: KeyboardEvent): void => {
      const at = current.current;
      const slide = zoomed ? slideAt(at) : undefined;
      const step = slideSteps[event.key];
      if (slide && step) {
        event.preventDefault();
        slide.scrollBy({ left: step[0] * panBy, top: step[1] * panBy });
        return;
      }
      const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      goTo(target);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [current, goTo, last, slideAt, zoomed]);
}
