import { useEffect, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent, ReactNode, RefObject } from 'react';
import './CarouselBlock.css';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery.ts';
import { CarouselControls } from '../../components/CarouselControls.tsx';
import { CarouselSlide } from '../../components/CarouselSlide.tsx';
import type { SlickSlider, SlickSlidesProps } from '../../components/SlickSlides.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { booleanField, listField, numberField, textField } from '../../../framework/fields.ts';
import { useRotation } from '../../useRotation.ts';

/** Minimum time per slide, ms: a shorter one is unreadable. */
const shortestTime = 2000;

function rotationState(isOn: boolean, isAtEnd: boolean): 'moving' | 'paused' | 'ended' {
  if (isOn) return 'moving';
  return isAtEnd ? 'ended' : 'paused';
}

/**
 * Large slides that change on their own.
 * The server sends a list that scrolls sideways and snaps; react-slick replaces it once it has loaded. Hidden without
 * slides; an editor keeps the list, which hides nothing.
 */
export function CarouselBlock({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts();
  const editing = useEditing();
  const items = listField(fields, 'Items');
  const count = items.length;
  const loop = booleanField(fields, 'Loop');
  const autoplayMs = numberField(fields, 'AutoplayMs', 5000);
  const every = autoplayMs > 0 && count > 1 ? Math.max(shortestTime, autoplayMs) : 0;

  const list = useRef<HTMLDivElement>(null);
  const slider = useRef<SlickSlider>(null);
  const [index, setIndex] = useState(0);
  const needsSlider = count > 1 && !editing;
  const Slides = useSlickSlides(needsSlider, list, setIndex);
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const atEnd = !loop && index === count - 1;
  const rotation = useRotation({
    every,
    index,
    able: Slides !== null && !atEnd,
    next: () => slider.current?.slickNext(),
  });

  if (count === 0 && !editing) return null;

  const step = (by: 1 | -1): void => {
    if (by > 0) slider.current?.slickNext();
    else slider.current?.slickPrev();
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!Slides || (event.key === 'ArrowLeft' ? !loop && index === 0 : atEnd)) return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const rotate = (on: boolean): void => {
    rotation.turn(on);
    if (on && atEnd) slider.current?.slickGoTo(0);
  };
  const title = textField(fields, 'Title');
  const cells = items.map((item, place) => (
    <div key={place} className="carousel-block-cell">
      <CarouselSlide fields={item} place={place + 1} count={count} />
    </div>
  ));

  return (
    <section
      className="wrap section carousel-block"
      aria-roledescription={t('carouselRole')}
      aria-label={title || t('carouselRole')}
      {...rotation.focusHandlers}
    >
      <div className="section-head">
        <EditableText fields={fields} name="Title" as="h2" />
        {needsSlider && (
          <CarouselControls
            index={index}
            count={count}
            loop={loop}
            rotation={every > 0 ? rotationState(rotation.on, atEnd) : null}
            ready={Slides !== null}
            onRotate={rotate}
            onStep={step}
            onShow={(place) => slider.current?.slickGoTo(place)}
          />
        )}
      </div>
      {/* the keys duplicate the buttons */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="carousel-block-window"
        aria-live={rotation.on ? 'off' : 'polite'}
        onKeyDown={byKey}
        {...rotation.pointerHandlers}
      >
        {Slides ? (
          <Slides slider={slider} start={index} loop={loop} still={lessMotion} onShow={setIndex}>
            {cells}
          </Slides>
        ) : (
          <div className="carousel-block-list" ref={list}>
            {cells}
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * Loads react-slick for the list of slides; null until then.
 * @param onIndex called on arrival with the slide that the visitor has scrolled to meanwhile
 */
function useSlickSlides(
  needed: boolean,
  list: RefObject<HTMLDivElement | null>,
  onIndex: (index: number) => void,
): ComponentType<SlickSlidesProps> | null {
  const [Slides, setSlides] = useState<ComponentType<SlickSlidesProps> | null>(null);
  useEffect(() => {
    if (!needed) return undefined;
    let left = false;
    const arrived = async (): Promise<void> => {
      const { SlickSlides } = await import('../../components/SlickSlides.tsx');
      if (left) return;
      const { scrollLeft = 0, firstElementChild } = list.current ?? {};
      const width = firstElementChild?.clientWidth ?? 0;
      if (width > 0) onIndex(Math.round(scrollLeft / width));
      setSlides(() => SlickSlides);
    };
    arrived().catch(() => undefined); // without it the list stays, which only lacks the automatic movement
    return () => {
      left = true;
    };
  }, [needed, list, onIndex]);
  return Slides;
}
